import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { atRest } from './screen-checks';
import { openPage } from './watched-page';

const kept = join(__dirname, '../frontend/public/share.jpg');
/** As wide as two columns of the landing page need, in the shape that shared links are shown in. */
const viewport = { width: 1440, height: 756 };
const size = { width: 1200, height: 630 };
const mostBytes = 120 * 1024;

/** Of each page that is listed, and of the demo: what a messenger that is given its address reads. */
const shared = ['/', '/portal', '/installer', '/installer/register', '/installer/login', '/demo'];

describe('a link to Pilotlight that is shared', () => {
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

  it('shows the top of the landing page; SCREENSHOTS=1 takes the picture anew', async () => {
    const { page } = await openPage(await browser.newContext({ viewport, colorScheme: 'light' }));
    await page.goto(`${product.address}/installer`);
    await atRest(page);
    const taken = await sharp(await page.screenshot())
      .resize(size)
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    if (process.env['SCREENSHOTS'] === '1') writeFileSync(kept, taken);
    const picture = readFileSync(kept);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...size });
    expect(picture.length).toBeLessThan(mostBytes);
  });

  it.each(shared)('says what %s is, with its one address and a picture that is there', async (path) => {
    const { page, troubles, fetched } = await openPage(await browser.newContext());
    const stats = { totalConversations: 1, avgConversionRate: 1, activeInstallers: 1 };
    await page.route('**/api/platform/stats', (route) => route.fulfill({ json: { stats } }));
    await page.goto(product.address + path, { waitUntil: 'networkidle' });
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(product.address + path);
    expect(await content('property="og:url"')).toBe(product.address + path);
    expect(await content('name="description"')).toMatch(/^.{70,170}$/);
    expect(await content('property="og:title"')).toMatch(/Pilotlight/);
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/mark.svg');
    const picture = await page.request.get((await content('property="og:image"')) ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(new Set(fetched.map((address) => new URL(address).origin))).toEqual(new Set([product.address]));
    expect(troubles).toEqual([]);
  });

  it.each(['/', '/installer/register', '/admin/login', '/no-such-page'])(
    'leads on from %s where there is no script',
    async (path) => {
      const { page } = await openPage(await browser.newContext({ javaScriptEnabled: false }));
      await page.goto(product.address + path);
      const links = page.locator('noscript a');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/installer',
        '/portal',
      ]);
      await links.last().click();
      await page.waitForURL(`${product.address}/portal`);
    },
  );

  it.each(['/portal', '/installer'])('prints %s on paper without what floats', async (path) => {
    const { page } = await openPage(await browser.newContext());
    await page.goto(product.address + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav.bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static');
    const { length } = await page.pdf({ format: 'A4' });
    expect(length).toBeGreaterThan(20_000);
  });
});
