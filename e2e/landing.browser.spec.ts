import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './browser';
import { expectSoonThere, paintingOf } from './painting';
import { type Product, startProduct } from './product';
import { expectToReadWell, faultsOf, themes, widths } from './screen-checks';
import { openPage } from './watched-page';

const headings = [
  'Know the job before you start the van',
  'It talks like your best office hand',
  'Up and running in four steps',
  'What it’s worth',
  'What’s included',
  'What installers say',
  'One price, and it’s small',
  'Fair questions',
  'Answer every enquiry',
];

/** Bytes over the line before anyone scrolls; at a desk a browser also fetches the pictures that come within two screens. */
const mostBytes: Readonly<Record<(typeof widths)[number], number>> = { 360: 80 * 1024, 1440: 180 * 1024 };
const slowestLargestPaintMs = 800;

describe('the landing page for heating firms', () => {
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

  const open = async (options: BrowserContextOptions = {}, path = '/installer') => {
    const opened = await openPage(await browser.newContext(options));
    await opened.page.goto(product.address + path);
    return opened;
  };

  it('has every section, and says what the offer is, without any script', async () => {
    const { page, fetched } = await open({ javaScriptEnabled: false });
    const seen = page.getByRole('heading', { level: 1 }).or(page.getByRole('heading', { level: 2 }));
    expect(await seen.allTextContents()).toEqual(headings);
    expect(await page.locator('script').count()).toBe(0);
    expect(fetched.filter((address) => /\.m?js$/.test(address))).toEqual([]);
    const claims = await page.locator('#roi li').allInnerTexts();
    expect(claims.map((claim) => claim.split('\n').filter(Boolean).slice(0, 2).join(' '))).toEqual([
      '+32% quote-worthy leads',
      '20 minutes of admin saved per quote',
      '1.7x faster first response',
    ]);
    const price = await page.locator('#pricing').innerText();
    for (const said of [/£20\s*\+ VAT a month/, /Charged a month\s*£24\.00/, /No setup fee/])
      expect(price).toMatch(said);
    expect(await page.locator('#testimonials').getByText('Illustrative').isVisible()).toBe(true);
    expect(await page.locator('main, footer').allInnerTexts()).not.toContainEqual(expect.stringMatching(/wordpress/i));

    const question = page.locator('details', { hasText: 'How do I cancel?' });
    expect(await question.locator('p').isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await question.locator('p').isVisible()).toBe(true);
  });

  it('tells search engines and shared links what it is', async () => {
    const { page } = await open();
    const named = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    expect(await page.title()).toBe('Pilotlight: website chat for heating firms');
    expect(await named('property="og:title"')).toBe(await page.title());
    expect(await named('name="description"')).toMatch(/^.{70,170}$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  });

  it('leads to registering and logging in, and back', async () => {
    const { page, troubles } = await open();
    const leadsTo = async (name: string, path: string) => {
      const links = page.getByRole('link', { name, exact: true });
      for (let place = 0; place < (await links.count()); place += 1)
        expect(await links.nth(place).getAttribute('href')).toBe(path);
      await links.first().click();
      await page.waitForURL(product.address + path);
      await page.getByLabel('Email', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Pilotlight' }).first().click();
      await page.waitForURL(`${product.address}/installer`);
      await page.getByRole('heading', { name: headings[0] }).waitFor();
    };
    await leadsTo('Register your business', '/installer/register');
    await leadsTo('Log in', '/installer/login');
    expect(troubles).toEqual([]);
  });

  it('has each of its own anchors, and those that the login names', async () => {
    const { page } = await open();
    const anchors = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(anchors.length).toBeGreaterThan(10);
    for (const anchor of new Set([...anchors, '#privacy', '#terms']))
      expect([anchor, await page.locator(anchor).count()]).toEqual([anchor, 1]);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Pricing' }).click();
    await page.getByText('Charged a month').waitFor();
    expect(await page.getByText('Charged a month').evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(
      720,
    );
  });

  it.each(widths)('reads well at %i px in both themes, from this origin alone', async (width) => {
    const { page, troubles, fetched } = await open({ viewport: { width, height: width === 360 ? 740 : 900 } });
    await page.locator('summary').last().click();
    await expectToReadWell(page, 'landing', width);
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    }
    expect(new Set(fetched.map((address) => new URL(address).origin))).toEqual(new Set([product.address]));
    expect(troubles).toEqual([]);
  });

  it.each([320, 768, 1024, 1279])('fits a window of %i px', async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    expect(await faultsOf(page, themes[0])).toEqual([]);
  });

  it.each(widths)('is light and soon there at %i px, and nothing in it moves', async (width) => {
    const { bytes, largestPaintMs, shift } = await paintingOf(browser, `${product.address}/installer`, width);
    expect(bytes).toBeGreaterThan(20 * 1024);
    expect(bytes).toBeLessThan(mostBytes[width]);
    expect(largestPaintMs).toBeGreaterThan(0);
    expect(shift).toBeLessThan(0.01);
    await expectSoonThere(slowestLargestPaintMs, browser, `${product.address}/installer`, width);
  });
});
