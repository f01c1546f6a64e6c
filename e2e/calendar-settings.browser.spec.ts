import { GoogleServer } from '@pilotlight/backend/gateways/calendar/testing/google-server';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, themes } from './screen-checks';

describe("an installer's calendar settings", () => {
  let google: GoogleServer;
  let product: Product;
  let browser: Browser;
  let installer: Page;

  beforeAll(async () => {
    google = await GoogleServer.start();
    const { clientId, clientSecret, apiBase } = google.settings;
    product = await startProduct({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_API_BASE: apiBase,
    });
    browser = await openBrowser();
    installer = await (await browser.newContext()).newPage();
    // Whoever consents there is sent back at once.
    await installer.route(`${google.url}/o/oauth2/**`, async (route) => {
      const location = google.consented(route.request().url()).toString();
      await route.fulfill({ status: 302, headers: { location } });
    });
    await signInAsInstaller(installer, product, product.demoInstaller);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await google?.stop();
  });

  const panel = (name: string) => installer.getByRole('region', { name, exact: true });
  const press = (where: string, name: string) => panel(where).getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => installer.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  it('give a feed whose old address ends when it is changed', async () => {
    await installer.goto(`${product.address}/installer/settings`);
    await installer.getByRole('link', { name: 'Calendar', exact: true }).click();
    await installer.waitForURL(`${product.address}/installer/settings/calendar`);
    await press('Your diary in any calendar', 'Make an address');
    const shown = installer.getByLabel('Calendar address');
    await shown.waitFor();
    const first = await shown.innerText();
    const statusOf = async (address: string) => (await installer.request.get(address)).status();
    expect(await statusOf(first)).toBe(200);
    await press('Your diary in any calendar', 'Change the address');
    await confirm('Change it');
    await installer.getByText('Address changed').waitFor();
    await installer.getByText(first).waitFor({ state: 'detached' });
    expect([await statusOf(first), await statusOf(await shown.innerText())]).toEqual([404, 200]);
  });

  it('connect Google Calendar by its own page, and disconnect it', async () => {
    await press('Google Calendar', 'Connect Google Calendar');
    await installer.getByText('Google Calendar connected').waitFor();
    await panel('Google Calendar').getByText('Connected since').waitFor();
    expect(new URL(installer.url()).hash).toBe('');
    expect(google.refreshTokens.size).toBe(1);
    await press('Google Calendar', 'Disconnect');
    await confirm('Disconnect');
    await installer.getByText('Google Calendar disconnected').waitFor();
    await panel('Google Calendar').getByRole('button', { name: 'Connect Google Calendar' }).waitFor();
    expect(google.refreshTokens.size).toBe(0);
  });

  it.each(themes.flatMap((theme) => [360, 1440].map((width) => [theme, width] as const)))(
    'fit and read well, %s at %d px',
    async (theme, width) => {
      await installer.setViewportSize({ width, height: 900 });
      await installer.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await installer.goto(`${product.address}/installer/settings/calendar`);
      await installer.getByLabel('Calendar address').waitFor();
      await panel('Google Calendar').getByRole('button', { name: 'Connect Google Calendar' }).waitFor();
      await atRest(installer);
      expect(await faultsOf(installer)).toEqual([]);
    },
  );
});
