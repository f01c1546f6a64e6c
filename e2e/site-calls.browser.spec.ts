import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { changingSite, type ChangingSite } from './changing-site';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';
const line =
  '<script async src="{{ADDRESS}}/widget/pilotlight.js" data-installer="{{SLUG}}" data-key="{{KEY}}"></script>';
const html = (body: string, attributes = 'lang="en-GB"', head = ''): string =>
  `<!doctype html><html ${attributes}><head><meta name="viewport" content="width=device-width"><title>Firm</title>${head}</head><body>${body}${line}</body></html>`;
const slot = '<h1>Ask us</h1><div data-pilotlight-inline style="height: 600px"></div>';
const folder = process.env['WIDGET_PICTURES'];

const picture = async (page: Page, name: string): Promise<void> => {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
};

const kept = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length);

describe('a page and the chat on it', () => {
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

  const visit = async (body: string, attributes?: string, head?: string) => {
    const visitor = await openPage(context);
    await visitor.page.goto(site.put('/', html(body, attributes, head)));
    return { ...visitor, widget: widgetOn(visitor.page, firm) };
  };

  it('stands in the text, and begins nothing until it is touched', async () => {
    const { page, widget, fetched, troubles } = await visit(slot);
    await widget.panel.waitFor();
    expect(await widget.launcher.count()).toBe(0);
    const { width = 0, height = 0 } = (await widget.panel.boundingBox()) ?? {};
    expect([width > 600, height]).toEqual([true, 600]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect([await kept(page), fetched.some((url) => url.endsWith('/access'))]).toEqual([0, false]);
    await picture(page, 'inline');
    await widget.say('My boiler has no pressure');
    await page.keyboard.press('Escape');
    expect(await widget.panel.isVisible()).toBe(true);
    expect((await widget.lines())[0]).toBe('My boiler has no pressure');
    expect(troubles).toEqual([]);
  });

  it('is opened and closed, told of, and given its visitor’s details, by the page’s script', async () => {
    const { page, widget, troubles } = await visit('<h1>Firm</h1>');
    await widget.launcher.waitFor();
    await page.evaluate(() => {
      const chat = Reflect.get(window, 'pilotlight');
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const event of ['opened', 'closed', 'lead']) chat.on(event, (told: unknown) => heard.push(told));
      chat.identify({ name: 'Priya Nair', phone: '07700 900142', marketing: true });
      chat.open();
    });
    await widget.panel.waitFor();
    await widget.panel.getByLabel('Chat options').click();
    await widget.panel.getByRole('button', { name: 'Leave your details' }).click();
    await widget.form.waitFor();
    await page.waitForFunction(() => {
      const root = document.querySelector('pilotlight-chat')?.shadowRoot;
      return root?.querySelector<HTMLInputElement>('form.form [name=phone]')?.value === '07700 900142';
    });
    expect(await widget.form.getByLabel('Name').inputValue()).toBe('Priya Nair');
    expect(await widget.form.locator('[data-site]:not(input)').count()).toBe(2);
    expect(await widget.form.getByRole('checkbox').isChecked()).toBe(false);
    await widget.form.getByRole('button', { name: 'Send my details' }).click();
    await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'heard')).includes('lead'));
    await page.evaluate(() => Reflect.get(window, 'pilotlight').close());
    await widget.panel.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'heard')).includes('closed'));
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      { type: 'opened' },
      { type: 'lead' },
      { type: 'closed' },
    ]);
    expect(troubles).toEqual([]);
  });

  it('has no chat where it says so', async () => {
    const { page, widget, fetched } = await visit('<h1>Checkout</h1>', 'lang="en"', '<meta data-pilotlight-off>');
    await page.waitForTimeout(1_500);
    expect(await widget.launcher.count()).toBe(0);
    expect(fetched.some((url) => url.includes('/panel-'))).toBe(false);
  });

  it('pins one build, which the browser checks', async () => {
    const { version, integrity } = await (await fetch(`${product.address}/widget/version.json`)).json();
    const pinned = (hash: string) =>
      html('<h1>Firm</h1>').replace(
        '/widget/pilotlight.js"',
        `/widget/v/${version}/pilotlight.js" integrity="${hash}" crossorigin="anonymous"`,
      );
    const { page } = await openPage(context);
    await page.goto(site.put('/pinned', pinned(integrity)));
    const widget = widgetOn(page, firm);
    await widget.open();
    await widget.say('My boiler has no pressure');
    await page.goto(site.put('/other', pinned(`sha384-${'A'.repeat(64)}`)));
    await page.waitForTimeout(1_000);
    expect(await widget.launcher.count()).toBe(0);
  });

  it.each([
    ['rtl', 'lang="ar" dir="rtl"', 'Or tell us what’s wrong'],
    ['welsh', 'lang="cy"', 'Neu beth sy’n bod?'],
  ])('reads well: %s', async (name, attributes, placeholder) => {
    const { page, troubles } = await visit('<h1>Firm</h1>', attributes);
    await page.locator('pilotlight-chat .w-launch').click();
    await page.getByPlaceholder(placeholder).waitFor();
    const { x = 0 } = (await page.locator('pilotlight-chat .w-launch').boundingBox()) ?? {};
    expect(x).toBeGreaterThan(600);
    await picture(page, name);
    expect(troubles).toEqual([]);
  });
});
