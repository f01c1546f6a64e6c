import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { type Product, startProduct } from './product';
import { signIn, widgetOn } from './wordpress';

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
    // WordPress tells in the address that it has saved, and at once takes that out again: to wait for the address may be too late.
    const shownAgain = owner.waitForEvent('load');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await shownAgain;
  };
  const test = async (): Promise<string> => {
    await owner.getByRole('button', { name: 'Test connection' }).click();
    const result = owner.locator('#pilotlight-test-result');
    await result.filter({ hasNotText: /^(Asking…)?$/ }).waitFor();
    return (await result.textContent()) ?? '';
  };

  /** As the dashboard's own screens make things. */
  const rest = (what: string, made: object): Promise<{ readonly link: string }> =>
    owner.evaluate(
      async ([kind, body]) => {
        const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
        const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce };
        const answer = await fetch(`/index.php?rest_route=/wp/v2/${kind}`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      },
      [what, JSON.stringify(made)] as const,
    );

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/embed`);
    line = (await admin.getByLabel('Embed code', { exact: true }).textContent()) ?? '';
    owner = await (await browser.newContext()).newPage();
    // Only what comes from the plugin or the chat: Debian's WordPress has faults of its own.
    owner.on('pageerror', (error) => {
      if (/pilotlight/i.test(error.stack ?? '')) faults.push(String(error));
    });
    await signIn(owner, process.env['WORDPRESS_ADMIN'] ?? '', process.env['WORDPRESS_PASSWORD'] ?? '');
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
    await owner
      .getByRole('row', { name: /Pilotlight/ })
      .getByRole('link', { name: 'Settings' })
      .click();
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
    await admin.getByText('Installer updated').waitFor();
    await openSettings();
    expect(await test()).toBe('Connected: this website may show the chat of Demo Heating.');
    await owner.getByLabel('Key').fill('not-the-key');
    expect(await test()).toContain('The key isn’t the right one');
    await comesTo(() => widgetOn(browser, `${site}/`), true);
  });

  it('shows the chat only where the owner wants it', async () => {
    // Pages by their names, as nearly every website has them.
    await owner.goto(`${site}/wp-admin/options-permalink.php`);
    await owner.getByLabel('Post name').check();
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.getByText(/Permalink structure updated/).waitFor();
    await openSettings();
    await owner.getByLabel('Script line').fill(line);
    await owner.getByLabel('On every page but those listed below').check();
    await owner.getByLabel('Listed pages').fill(`${site}/index.php/sample-page/\n${site}/hello-*`);
    await save();
    expect(await owner.getByLabel('Listed pages').inputValue()).toBe('/index.php/sample-page/\n/hello-*');
    await comesTo(() => widgetOn(browser, `${site}/`), true);
    expect(await widgetOn(browser, `${site}/index.php/sample-page/`)).toBe(false);
    await owner.getByLabel('On every page', { exact: true }).check();
    await save();
  });

  it.each([
    ['the shortcode', '[pilotlight height="500"]', 500],
    ['the block', '<!-- wp:pilotlight/chat {"height":700} /-->', 700],
  ])('puts the chat into the text of a page: %s', async (name, content, height) => {
    const { link } = await rest('pages', { title: name, content, status: 'publish' });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    const panel = visitor.getByRole('dialog', { name: 'Chat with Demo Heating' });
    await panel.waitFor();
    expect((await panel.boundingBox())?.height).toBe(height);
    await panel.getByLabel('Your message').fill('My boiler has no pressure');
    await panel.getByLabel('Your message').press('Enter');
    await panel.locator('.them > p:not(.dots)').first().waitFor();
    await visitor.context().close();
  });

  it('shows what is typed into its fields as text, and keeps none of it', async () => {
    const script = '"><script>alert(1)</script>';
    await openSettings();
    for (const field of ['Address', 'Slug', 'Key', 'Listed pages']) await owner.getByLabel(field).fill(script);
    await save();
    expect(await owner.content()).not.toContain('<script>alert(1)');
    expect(await owner.getByLabel('Slug').inputValue()).toBe('demo-heating');
    await comesTo(() => widgetOn(browser, `${site}/`), true);
  });

  it('is set by nobody without the right to, nor by a form of another site', async () => {
    const body = 'option_page=pilotlight&action=update&pilotlight_settings[slug]=taken-over';
    const post = (page: Page) =>
      page.evaluate(async (sent) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        return (await fetch('/wp-admin/options.php', { method: 'POST', headers, body: sent })).status;
      }, body);
    await openSettings();
    expect(await post(owner)).toBe(403);
    const password = `Pw-${Date.now()}`;
    await rest('users', { username: 'reader', email: 'reader@calder.example', password, roles: ['subscriber'] });
    const reader = await (await browser.newContext()).newPage();
    await signIn(reader, 'reader', password);
    const answer = await reader.goto(`${site}/wp-admin/options-general.php?page=pilotlight`);
    expect([answer?.status(), await post(reader)]).toEqual([403, 403]);
    await openSettings();
    expect(await owner.getByLabel('Slug').inputValue()).toBe('demo-heating');
  });

  it('brings a template with every sentence for its translators', async () => {
    const template = await owner.request.get(`${site}/wp-content/plugins/pilotlight/languages/pilotlight.pot`);
    const said = await template.text();
    for (const words of ['Test connection', 'Pilotlight chat', 'On every page', 'Height in pixels'])
      expect(said).toContain(`msgid "${words}"`);
  });

  it('leaves nothing when it is deleted, and no fault in the browser', async () => {
    owner.on('dialog', (dialog) => void dialog.accept());
    await owner.goto(`${site}/wp-admin/plugins.php`);
    const row = owner.locator('tr[data-slug="pilotlight"]').first();
    await row.getByRole('link', { name: 'Deactivate' }).click();
    await owner.getByText('Plugin deactivated.').waitFor();
    expect(await widgetOn(browser, `${site}/`)).toBe(false);
    await row.getByRole('link', { name: 'Delete' }).click();
    await owner.getByText('Pilotlight was successfully deleted.').waitFor();
    await owner.goto(`${site}/wp-admin/options.php`);
    expect(await owner.locator('[name="pilotlight_settings"]').count()).toBe(0);
    expect((await owner.request.get(`${site}/wp-content/plugins/pilotlight/readme.txt`)).status()).toBe(404);
    expect(faults).toEqual([]);
  });
});
