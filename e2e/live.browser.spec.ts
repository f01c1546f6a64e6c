import { setTimeout as pause } from 'node:timers/promises';
import { type CuttableLine, lineTo } from '@pilotlight/event-store/testing/cuttable-line';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, expectToReadWell, widths } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';
const transcripts = '/installer/dashboard/transcripts';

/** How many people's data a portal has kept for when there is no network. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pilotlight-data-')).length);
const underItsWorker = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest(page);
  // What is shown is kept a moment later.
  await comesTo(() => kept(page), 1);
};
const noneKept = (page: Page) =>
  page.waitForFunction(async () => (await caches.keys()).every((name) => !name.startsWith('pilotlight-data-')));

describe("an installer's dashboard", () => {
  let product: Product;
  let browser: Browser;
  /** The way from the installer's browser to the product, which can be cut. */
  let line: CuttableLine;
  let address: string;

  beforeAll(async () => {
    product = await startProduct();
    line = await lineTo(Number(new URL(product.address).port));
    address = `http://127.0.0.1:${line.port}`;
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await line?.cut();
    await product?.stop();
  });

  const visitorSays = async (words: string): Promise<void> => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.goto(`${product.address}/demo`);
    const widget = widgetOn(page, firm);
    await widget.open();
    await widget.say(words);
    await context.close();
  };
  const signedIn = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await signInAsInstaller(page, { ...product, address }, product.demoInstaller);
    return page;
  };

  it('counts what is new above its list and moves nothing, by one stream for all tabs', async () => {
    await visitorSays('Can you quote for a new boiler?');
    const context = await browser.newContext();
    const page = await signedIn(context);
    const polled: string[] = [];
    const streams = new Set<unknown>();
    context.on('request', (request) => {
      if (request.url().endsWith('/api/installer/live')) streams.add(request);
      if (/news|overview|analytics/.test(request.url())) polled.push(request.url());
    });
    context.on('requestfailed', (request) => streams.delete(request));
    context.on('requestfinished', (request) => streams.delete(request));
    await page.goto(address + transcripts);
    const rows = page.getByRole('region', { name: 'Transcripts' }).locator('li');
    await rows.first().waitFor();
    const before = await rows.count();
    // Session storage is this tab's own: the other one opens from it.
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((url) => void window.open(url), `${address}/installer/dashboard`),
    ]);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await atRest(other);
    polled.length = 0;
    await visitorSays('My boiler leaks, can somebody come?');
    await page.getByRole('button', { name: '1 new' }).waitFor();
    expect(await rows.count()).toBe(before);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectToReadWell(page, 'installer-live', width);
    }
    expect(polled.length).toBeGreaterThan(0);
    expect(streams.size).toBe(1);
    await page.getByRole('button', { name: '1 new' }).click();
    await page.getByRole('button', { name: '1 new' }).waitFor({ state: 'hidden' });
    await rows.nth(before).waitFor();
    expect(await rows.count()).toBe(before + 1);
    await context.close();
  });

  it('says that it is not live while the server is out of reach, and catches up', async () => {
    await visitorSays('Do you fit radiators?');
    const context = await browser.newContext();
    const page = await signedIn(context);
    await page.goto(address + transcripts);
    await page.getByText('Live', { exact: true }).waitFor();
    await line.cut();
    await page
      .getByText(/not live/i)
      .first()
      .waitFor({ timeout: 45_000 });
    await visitorSays('Is anybody there?');
    await line.mend();
    // The longer it was cut, the longer it rests between two tries: a minute at most.
    await page.getByText('Live', { exact: true }).waitFor({ timeout: 75_000 });
    await page.getByRole('button', { name: '1 new' }).click();
    await page.getByText('Is anybody there?').first().waitFor();
    await context.close();
  });

  it('opens without a network as it was last seen and says how old that is, and no longer once its person has gone', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
    const page = await signedIn(context);
    await underItsWorker(page);
    await line.cut();
    await page.reload();
    await page.getByText(/^Offline · as of \d\d:\d\d$/).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await line.mend();
    await page.reload();
    await page.getByText(/^Offline/).waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.goto(`${address}/installer/login`);
    await page.getByLabel('Email').waitFor();
    await noneKept(page);
    expect(await kept(page)).toBe(0);
    await context.close();
  });

  it('keeps nothing that is answered after its person has gone', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await signedIn(context);
    await underItsWorker(page);
    line.hold();
    await page.evaluate(() => {
      const token = localStorage.getItem('installer_token') ?? sessionStorage.getItem('installer_token') ?? '';
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const answered = fetch('/api/installer/me', { headers }).then(({ status }) => status);
      Object.assign(window, { answered });
    });
    // As it is when another tab signs out.
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await noneKept(page);
    await line.mend();
    expect(await page.evaluate((): Promise<unknown> => Reflect.get(window, 'answered'))).toBe(200);
    await pause(500);
    expect(await kept(page)).toBe(0);
    await context.close();
  });

  it('keeps its worker away from the landing page and the widget, and can be installed', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await signedIn(context);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const controls = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    expect(await controls()).toBe(true);
    for (const path of ['/installer', '/demo']) {
      await page.goto(address + path);
      expect([path, await controls()]).toEqual([path, false]);
    }
    const manifest = await page.request.get(`${address}/installer.webmanifest`);
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    for (const { src } of (await manifest.json()).icons)
      expect((await page.request.get(address + src)).headers()['content-type']).toBe('image/png');
    await context.close();
  });
});
