import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { startFirmsOwnWebsite, type FirmsOwnWebsite } from './firms-own-website';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, expectToReadWell, widths } from './screen-checks';

/** Whether the preview draws the real widget, which is drawn anew with whatever the page comes to know. */
const isPreviewed = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: 'Close chat', includeHidden: true }).first().boundingBox()) !== null;

describe.each(widths)("an installer's branding and embed code at %i px", (width) => {
  let website: FirmsOwnWebsite;
  let product: Product;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    website = await startFirmsOwnWebsite('<p>Boilers</p><script src="/widget/pilotlight.js" data-key="old"></script>');
    product = await startProduct(website.settings);
    browser = await openBrowser();
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    await signInAsInstaller(page, product, product.demoInstaller);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.waitForURL(`${product.address}/installer/dashboard/settings/branding`);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await website?.stop();
  });

  it('is drawn by the widget as it is typed, saved, and what an open website shows next', async () => {
    await comesTo(() => isPreviewed(page), true);
    await page.getByLabel('Primary colour', { exact: true }).fill('#14532d');
    await page.getByLabel('Greeting message').fill('Cold radiators?');
    await page.getByRole('radio', { name: 'Flame' }).check({ force: true });
    await page.getByText('Readable (white text)').first().waitFor();
    await expectToReadWell(page, 'installer-settings-branding', width);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Branding updated').waitFor();
    const visitor = await browser.newPage();
    await visitor.goto(`${product.address}/demo`);
    await visitor.getByText('Cold radiators?').first().waitFor();
    await visitor.close();
  });

  it('has its embed code copied, with steps, an email and a check of the website', async () => {
    await page.getByRole('link', { name: 'Embed code' }).click();
    await Promise.all([
      page.getByRole('button', { name: 'Copied!' }).waitFor(),
      page.getByRole('status').getByText('Copied!').waitFor(),
      page.getByRole('button', { name: 'Copy code' }).click(),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<script async src=.*data-key=/);
    await page.getByRole('button', { name: 'Squarespace' }).click();
    const admin = await browser.newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
    await admin.getByLabel('Allowed domains').fill(`${product.address}\n${website.url}`);
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Installer updated').waitFor();
    await admin.close();
    await page.reload();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Found with another key').waitFor();
    await page.getByText('This address is not on the public web.').waitFor();
    await expectToReadWell(page, 'installer-settings-embed-code', width);
  });

  it('ends the session from the settings, where the phone has no other way', async () => {
    await atRest(page);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.address}/installer/login`);
  });
});

describe("the admin's branding on a phone", () => {
  it('has a preview to look at', async () => {
    const product = await startProduct();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
      await signInAsAdmin(page, product);
      await page.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
      await page.getByRole('tab', { name: 'Branding' }).click();
      const preview = page.getByRole('complementary', { name: 'Live preview' });
      await preview.scrollIntoViewIfNeeded();
      expect((await preview.boundingBox())?.height).toBeGreaterThan(600);
      await page.getByRole('tab', { name: 'Branding' }).focus();
      await page.getByLabel('Primary colour', { exact: true }).fill('#FFD400');
      await page.getByLabel('Accent colour', { exact: true }).fill('#FFE066');
      await expectToReadWell(page, 'admin-branding', 360);
    } finally {
      await browser.close();
      await product.stop();
    }
  });
});
