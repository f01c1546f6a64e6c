import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { widgetOn } from './wordpress';

const site = process.env['WORDPRESS_URL'];
if (!site) console.warn('SKIPPED: the plugin in a real WordPress: WORDPRESS_URL names none');
const inWordPress = site ? describe : describe.skip;

inWordPress('the plugin in a real WordPress', () => {
  let product: Product;
  let browser: Browser;
  let owner: Page;
  let line = '';
  const faults: string[] = [];

  const openSettings = () => owner.goto(`${site}/wp-admin/options-general.php?page=pilotlight`);
  const save = async () => {
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.waitForURL(/settings-updated=true/);
  };
  const test = async (): Promise<string> => {
    await owner.getByRole('button', { name: 'Test connection' }).click();
    const result = owner.locator('#pilotlight-test-result');
    await result.filter({ hasNotText: /^(Asking…)?$/ }).waitFor();
    return (await result.textContent()) ?? '';
  };

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/embed`);
    line = (await admin.locator('code').first().textContent()) ?? '';
    owner = await (await browser.newContext()).newPage();
    owner.on('pageerror', (error) => faults.push(String(error)));
    await owner.goto(`${site}/wp-login.php`);
    await owner.getByLabel('Username or Email Address').fill(process.env['WORDPRESS_ADMIN'] ?? '');
    await owner.getByLabel('Password', { exact: true }).fill(process.env['WORDPRESS_PASSWORD'] ?? '');
    await owner.getByRole('button', { name: 'Log In' }).click();
    await owner.waitForURL(/wp-admin/);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('is installed by upload, as downloaded, and activated', async () => {
    const zip = join(__dirname, '../widget/wordpress/dist/pilotlight.zip');
    await owner.goto(`${site}/wp-admin/plugin-install.php?tab=upload`);
    await owner.locator('#pluginzip').setInputFiles(zip);
    await owner.getByRole('button', { name: 'Install Now' }).click();
    await owner.getByRole('link', { name: 'Activate Plugin' }).click();
    await owner.getByRole('row', { name: /Pilotlight/ }).getByRole('link', { name: 'Settings' }).click();
    await owner.getByRole('heading', { name: 'Pilotlight', level: 1 }).waitFor();
  });

  it('shows nothing before it is set up, and says what a wrong line lacks', async () => {
    expect(await widgetOn(browser, `${site}/`)).toBe(false);
    await openSettings();
    await owner.getByLabel('Script line').fill('<script src="https://evil.example/x.js"></script>');
    await save();
    await owner.getByText('That isn’t the line from Pilotlight').waitFor();
    expect(await owner.getByLabel('Address').inputValue()).toBe('');
  });

  it('is set up by pasting the line, and tells why this website isn’t let in', async () => {
    await openSettings();
    await owner.getByLabel('Script line').fill(line);
    await save();
    expect(await owner.getByLabel('Address').inputValue()).toBe(product.address);
    expect(await owner.getByLabel('Slug').inputValue()).toBe('demo-heating');
    expect(await test()).toContain('doesn’t let this website in');
    expect(await widgetOn(browser, `${site}/`)).toBe(false);
  });

  it('connects once the domain is allowed, and the chat is on the front page', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
    const domains = admin.getByLabel(/Allowed domains/i).first();
    await domains.fill(new URL(site ?? '').origin);
    await domains.press('Enter');
    await admin.getByRole('button', { name: /Save/ }).first().click();
    await admin.getByText(/saved|updated/i).first().waitFor();
    await openSettings();
    expect(await test()).toBe('Connected: this website may show the chat of Demo Heating.');
    await owner.getByLabel('Key').fill('not-the-key');
    expect(await test()).toContain('The key isn’t the right one');
    expect(await widgetOn(browser, `${site}/`)).toBe(true);
  });

  it('shows the chat only where the owner wants it', async () => {
    await openSettings();
    await owner.getByLabel('On every page but those listed below').check();
    await owner.getByLabel('Listed pages').fill(`/sample-page\n${site}/hello-*`);
    await save();
    expect(await owner.getByLabel('Listed pages').inputValue()).toBe('/sample-page\n/hello-*');
    expect(await widgetOn(browser, `${site}/`)).toBe(true);
    expect(await widgetOn(browser, `${site}/index.php/sample-page/`)).toBe(true);
  });

  it('leaves nothing on the site’s pages without its settings, and no fault in the browser', async () => {
    expect(faults).toEqual([]);
  });
});
