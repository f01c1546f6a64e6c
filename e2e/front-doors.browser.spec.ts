import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, themes } from './screen-checks';
import { openPage } from './watched-page';

/** Where somebody comes in who has no session, and what shows that the page is there. Landing pages have specs of their own. */
const doors = [
  ['/', 'There’s always someone to answer'],
  ['/installer/register', 'Register your business'],
  ['/installer/login', 'Welcome back'],
  ['/admin/login', 'Sign in to the admin portal'],
  ['/audit/login', /audit/i],
  ['/demo', 'Warm again by tonight'],
  ['/no-such-page', '404 Page Not Found'],
] as const;

describe('each front door', () => {
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

  it.each(doors)('%s reads well on any screen, and asks nobody else', async (path, heading) => {
    const { page, troubles, fetched } = await openPage(await browser.newContext());
    await page.goto(product.address + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const width of [320, 360, 1440])
      for (const theme of themes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        await atRest(page);
        expect({ width, theme, faults: await faultsOf(page, theme) }).toEqual({ width, theme, faults: [] });
      }
    const origins = fetched.filter((address) => address.startsWith('http')).map((address) => new URL(address).origin);
    expect(new Set(origins)).toEqual(new Set([product.address]));
    // The browser's own word on a page that isn't there.
    const told = path === '/no-such-page' ? /status of 404/ : /^$/;
    expect(troubles.filter((trouble) => !told.test(trouble))).toEqual([]);
  });

  it('has the title in the page’s bytes that its script gives it', async () => {
    for (const path of ['/', '/installer/register', '/installer/login', '/admin/login']) {
      const { page } = await openPage(await browser.newContext());
      const answer = await page.goto(product.address + path);
      const sent = /<title>(.*?)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await page.title()]).toEqual([path, sent]);
    }
  });
});
