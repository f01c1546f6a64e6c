import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';

describe("an installer's privacy, sessions and requests", () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let installer: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    context = await browser.newContext({ reducedMotion: 'reduce' });
    installer = await context.newPage();
    await signInAsInstaller(installer, product, product.demoInstaller);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = (path: string) => installer.goto(`${product.address}${path}`);

  it('sign another device out, which is at its login at once', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAsInstaller(elsewhere, product, product.demoInstaller);
    await open('/installer/settings/security');
    // It hears of that by itself, and says so for some seconds.
    const atItsLogin = Promise.all([
      elsewhere.getByText('Your session has expired. Please sign in again.').waitFor(),
      elsewhere.waitForURL(`${product.address}/installer/login`),
    ]);
    await installer.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await installer.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await installer.getByText('Signed out on 1 other device').waitFor();
    await atItsLogin;
    await elsewhere.goto(`${product.address}/installer/dashboard/transcripts`);
    await elsewhere.waitForURL(`${product.address}/installer/login`);
    await elsewhere.context().close();
  });

  it('ask the admin for a change of the training', async () => {
    await open('/installer/dashboard/training');
    await installer.getByRole('button', { name: 'Ask for a change' }).click();
    await installer.getByRole('dialog').getByRole('textbox').fill('We close at 4 on Fridays');
    await installer.getByRole('button', { name: 'Send to admin' }).click();
    await installer.getByText('Sent to your admin').waitFor();
    await installer.getByRole('list', { name: 'Your requests' }).getByText('We close at 4 on Fridays').waitFor();
  });

  it('word the consent, and the next visitor reads it on the form', async () => {
    await open('/installer/settings/privacy');
    const words = 'Demo Heating may write to me when my service is due';
    await installer.getByLabel('What visitors agree to').fill(words);
    await installer.getByRole('button', { name: 'Save Settings' }).click();
    await installer.getByText('Settings saved').waitFor();
    const answer = await installer.request.post(`${product.address}/api/widget/demo-heating/launcher`, {
      headers: { origin: product.address },
    });
    expect(await answer.text()).toContain(words);
  });

  it.each(widths)('read well at %d px, light and dark', async (width) => {
    await installer.setViewportSize({ width, height: 900 });
    for (const [name, path, shows] of [
      ['installer-settings-privacy', '/installer/settings/privacy', 'How long we keep chats'],
      ['installer-settings-api-keys', '/installer/settings/api-keys', 'No keys yet'],
      ['installer-settings-security', '/installer/settings/security', 'This device'],
      ['installer-training', '/installer/dashboard/training', 'We close at 4 on Fridays'],
      ['installer-overview', '/installer/dashboard', 'Account status: Active'],
      ['installer-tab-analytics', '/installer/dashboard/analytics', 'Conversion'],
    ] as const) {
      await open(path);
      await installer.getByText(shows).first().waitFor();
      await expectToReadWell(installer, name, width);
    }
  });
});
