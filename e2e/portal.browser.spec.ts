import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { openBrowser } from './browser';
import { withGate } from './gate';
import { expectSoonThere, paintingOf } from './painting';
import { type Product, startProduct } from './product';
import { expectToReadWell, faultsOf, themes, widths } from './screen-checks';
import { openPage } from './watched-page';

const stats = '**/api/platform/stats';
const figures = { totalConversations: 48_213, avgConversionRate: 31.46, activeInstallers: 126 };
const tell = (told: unknown) => (route: Route) => route.fulfill({ json: told });
const asShown = [
  'Total conversations: 48,213',
  'Average conversion rate: +31.5%',
  'Active installers: 126',
  'domain-locked embeds: Secure',
];

const capabilities = [
  'Instant deployment',
  'AI control',
  'Lead intelligence',
  'Installer directory',
  'Notification templates',
  'Embed and API keys',
  'Lead hub',
  'Analytics',
  'Environment-based admin authentication',
];

/** Each tile as it is read: caption and figure. */
const tiles = async (page: Page) =>
  (await page.locator('#figures dl > div').allInnerTexts()).map((tile) => tile.split(/\s*\n+\s*/).join(': '));
const tilesOnceLoaded = async (page: Page) => {
  await page.locator('#figures[aria-busy=false]').waitFor();
  return tiles(page);
};

describe('the landing page for platform admins', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (options: BrowserContextOptions = {}, answer = tell({ stats: figures })) => {
    const opened = await openPage(await browser.newContext(options));
    await opened.page.route(stats, answer);
    await opened.page.goto(`${product.address}/portal`);
    return opened;
  };

  it('shows four placeholders, then the figures as the platform has them, and nothing moves', async () => {
    const gate = withGate();
    const { page, troubles } = await open({}, async (route) => {
      await gate.promise;
      await tell({ stats: figures })(route);
    });
    expect(await page.locator('#figures .placeholder').count()).toBe(4);
    const before = await page.locator('#figures').boundingBox();
    gate.resolve();
    expect(await tilesOnceLoaded(page)).toEqual(asShown);
    expect(await page.locator('#figures .placeholder').count()).toBe(0);
    expect(await page.locator('#figures').boundingBox()).toEqual(before);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no figures', { stats: {} }],
    ['figures that are none', { stats: { totalConversations: null, avgConversionRate: 'many' } }],
  ])('shows 0 where it is told %s', async (_, told) => {
    const { page } = await open({}, tell(told));
    expect(await tilesOnceLoaded(page)).toEqual([
      'Total conversations: 0',
      'Average conversion rate: +0.0%',
      'Active installers: 0',
      'domain-locked embeds: Secure',
    ]);
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ['is refused', (route) => route.fulfill({ status: 500, body: '{}' })],
    ['is answered by a proxy’s page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sorry</p>' })],
    ['finds nobody', (route) => route.abort()],
  ])('says so where the question for the figures %s, and loads again by its button', async (_, answer) => {
    const { page } = await open({ viewport: { width: 360, height: 740 } }, answer);
    await page.getByText('Unable to load platform statistics.', { exact: true }).waitFor();
    expect(await page.locator('#figures dl').isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute(stats);
    await page.route(stats, tell({ stats: figures }));
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByText('48,213').waitFor();
    expect(await tiles(page)).toEqual(asShown);
  });

  it('names each capability, and leads where it says', async () => {
    const { page } = await open();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Manage installers, orchestrate AI, see every lead at a glance',
    );
    expect(await page.locator('#features').getByRole('heading', { level: 3 }).allTextContents()).toEqual(capabilities);
    for (const [name, path] of [
      ['Go to Admin Dashboard', '/admin/login'],
      ['Open Dashboard', '/admin/login'],
      ['View Public Site', '/'],
      ['a demo page with the chat', '/demo'],
      ['View Features', '#features'],
      ['For installers', '/installer'],
    ] as const)
      for (const link of await page.getByRole('link', { name, exact: true }).all())
        expect([name, await link.getAttribute('href')]).toEqual([name, path]);
    const footer = page.locator('footer');
    for (const anchor of ['#privacy', '#terms', '#status']) {
      await footer.locator(`a[href="${anchor}"]`).click();
      expect(await page.locator(anchor).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(720);
    }
    await page.getByRole('link', { name: 'Open Dashboard' }).click();
    await page.waitForURL(`${product.address}/admin/login`);
  });

  it('has the year of whoever reads it', async () => {
    const context = await browser.newContext();
    await context.clock.setFixedTime(new Date('2031-02-03'));
    const { page } = await openPage(context);
    await page.goto(`${product.address}/portal`);
    await page.getByText('© 2031 Pilotlight').waitFor();
  });

  it.each([
    ['Everything is working.', undefined],
    ['Some extras, such as photos, may not right now.', { json: { status: 'degraded', parts: { photos: 'down' } } }],
    ['Chats and dashboards may not answer right now.', { status: 503, json: { status: 'not ready', parts: {} } }],
    ['The status can’t be loaded right now.', { status: 502, body: 'Bad gateway' }],
  ])('tells how the platform is to who looks there: %s', async (words, answer) => {
    const { page, fetched } = await open();
    if (answer) await page.route('**/readyz', (route) => route.fulfill(answer));
    expect(fetched.filter((address) => address.endsWith('/readyz'))).toEqual([]);
    await page.locator('footer a[href="#status"]').click();
    const status = page.getByRole('status').filter({ hasText: words });
    await status.waitFor();
    expect(await status.innerText()).toMatch(/Checked \d\d:\d\d\.$/);
    expect(await status.innerText()).not.toMatch(/database|log|ms|readModels/i);
  });

  it('keeps its word on privacy: no cookie, nothing stored, nobody else asked', async () => {
    const { page, fetched, troubles } = await open();
    await tilesOnceLoaded(page);
    await page.locator('#status').scrollIntoViewIfNeeded();
    await page.getByText(/Checked \d\d:\d\d\.$/).waitFor();
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(new Set(fetched.map((address) => new URL(address).origin))).toEqual(new Set([product.address]));
    expect(troubles).toEqual([]);
  });

  it('is read without any script, but for its figures', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.locator('#figures .placeholder:not(.secure)').first().isVisible()).toBe(false);
    expect(await page.locator('#figures noscript').innerText()).toBe('The figures are shown with JavaScript.');
    expect(await page.getByText('Secure', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('#status noscript a').getAttribute('href')).toBe('/readyz');
    expect(await page.locator('#status .state').isVisible()).toBe(false);
    expect(await page.locator('#features').getByRole('heading', { level: 3 }).allTextContents()).toEqual(capabilities);
  });

  it.each(widths)('reads well at %i px in both themes', async (width) => {
    const { page, troubles } = await open({ viewport: { width, height: width === 360 ? 740 : 900 } });
    await tilesOnceLoaded(page);
    await expectToReadWell(page, 'portal', width);
    expect(troubles).toEqual([]);
  });

  it.each([320, 768, 1024, 1279])('fits a window of %i px', async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    await tilesOnceLoaded(page);
    expect(await faultsOf(page, themes[0])).toEqual([]);
  });

  it.each(widths)('is light and soon there at %i px, and nothing in it moves', async (width) => {
    const { bytes, largestPaintMs, shift } = await paintingOf(browser, `${product.address}/portal`, width);
    expect(bytes).toBeGreaterThan(20 * 1024);
    expect(bytes).toBeLessThan(80 * 1024);
    expect(largestPaintMs).toBeGreaterThan(0);
    expect(shift).toBeLessThan(0.01);
    await expectSoonThere(800, browser, `${product.address}/portal`, width);
  });
});
