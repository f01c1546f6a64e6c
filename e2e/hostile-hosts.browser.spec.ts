import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { changingSite, type ChangingSite } from './changing-site';
import { hostileHosts, plainPage } from './hostile-hosts';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';

const talk = async (page: Page): Promise<string[]> => {
  const widget = widgetOn(page, firm);
  await widget.open();
  await widget.say('My boiler has no pressure');
  return widget.lines();
};

describe('a chat on a page that makes it hard', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let site: ChangingSite;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    site = await changingSite(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    await site.serveTo(context);
  });
  afterEach(() => context.close());

  it.each(hostileHosts)('answers, and leaves the console clean: %s', async (_what, html) => {
    const { page, troubles } = await openPage(context);
    await page.goto(site.put('/', html));
    expect((await talk(page)).length).toBeGreaterThan(1);
    expect(troubles).toEqual([]);
  });

  it('looks as ever under a reset of every style', async () => {
    const [, html = ''] = hostileHosts.find(([what]) => what.startsWith('a reset')) ?? [];
    const { page } = await openPage(context);
    await page.goto(site.put('/', html));
    const widget = widgetOn(page, firm);
    const { width = 0, height = 0 } = (await widget.launcher.boundingBox()) ?? {};
    expect([width, height]).toEqual([60, 60]);
    await widget.open();
    expect(await widget.message.evaluate((field) => getComputedStyle(field).fontSize)).toBe('14px');
  });

  it('answers in a frame of another page', async () => {
    site.put('/', plainPage);
    const { page, troubles } = await openPage(context);
    await page.goto(site.put('/outer', '<h1>Outer</h1><iframe src="/" width="600" height="560"></iframe>'));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: `chat with ${firm}` }).click();
    const panel = frame.getByRole('dialog', { name: `Chat with ${firm}` });
    await panel.getByLabel('Your message').fill('My boiler has no pressure');
    await panel.getByLabel('Your message').press('Enter');
    await panel.locator('.them > p:not(.dots)').first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('moves nothing where no motion is wanted', async () => {
    const { page } = await openPage(context);
    await page.goto(site.put('/', plainPage));
    await talk(page);
    const moving = await page
      .locator('pilotlight-chat')
      .evaluate(
        (host) => [...(host.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((each) => each.getAnimations()).length,
      );
    expect(moving).toBe(0);
  });
});
