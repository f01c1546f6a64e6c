import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { demoKey, Visitor } from '../start/testing/visitor';
import { signInAsAdmin } from './admin';
import { noteOfFrames } from './admin-side';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, expectToReadWell, faultsOf, picture, widths } from './screen-checks';
import { openPage } from './watched-page';

let product: Product;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await byPhoneToo();
  visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.say(randomUUID(), 'I can smell gas in the kitchen');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1440, height: 900 } as const;
const openWith = async (viewport: { width: number; height: number }) =>
  await openPage(await browser.newContext({ viewport, reducedMotion: 'reduce' }));
/** The demo installer wants texts and WhatsApp messages as well. */
const byPhoneToo = async () => {
  const { page } = await openWith(desk);
  await signInAsInstaller(page, product, product.demoInstaller);
  await page.goto(`${product.address}/installer/settings/notifications`);
  for (const channel of ['SMS', 'WhatsApp']) await page.getByRole('switch', { name: channel, exact: true }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.context().close();
};
const alert = (page: Page) => page.getByRole('article', { name: 'Emergency detected by Email' });

it('one who is not signed in is led to the admin’s login', async () => {
  const { page } = await openWith(desk);
  await page.goto(`${product.address}/dev/outbox`);
  await page.waitForURL(`${product.address}/admin/login`);
});

it('an alert that somebody smells gas is in the outbox as its reader would see it', async () => {
  const { page } = await openWith(desk);
  await signInAsAdmin(page, product);
  await page.goto(`${product.address}/dev/outbox`);
  await alert(page).waitFor();
  const frame = alert(page).frameLocator('iframe');
  await frame.getByText('I can smell gas in the kitchen').first().waitFor();
  expect(await alert(page).locator('iframe').getAttribute('sandbox')).toBe('allow-same-origin');
  const text = page.getByRole('article', { name: 'Emergency detected by SMS' });
  await text.getByText(/^EMERGENCY Smell of gas/).waitFor();
  await page.getByLabel('Installer').selectOption('demo-heating');
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await alert(page).waitFor({ state: 'detached' });
  await page
    .getByRole('article', { name: 'Emergency detected by WhatsApp' })
    .getByText(/Smell of gas/)
    .waitFor();
  await page.getByRole('button', { name: 'Email' }).click();
  await alert(page).waitFor();
  expect(new URL(page.url()).search).toBe('?installer=demo-heating&channel=email');
});

it.each(widths)('at %i px the outbox fits and reads well in both themes', async (width) => {
  const { page, troubles } = await openWith(width === 360 ? phone : desk);
  await signInAsAdmin(page, product);
  await page.goto(`${product.address}/dev/outbox`);
  await alert(page).waitFor();
  await expectToReadWell(page, 'dev-outbox', width);
  expect(troubles.filter((trouble) => !noteOfFrames.test(trouble))).toEqual([]);
});

it.each([phone, desk])('at $width px the installer sees on the lead that the alert was sent', async (viewport) => {
  const { page, troubles } = await openWith(viewport);
  await signInAsInstaller(page, product, product.demoInstaller);
  await page.goto(`${product.address}/installer/dashboard/transcripts/${visitor.sessionId}`);
  const tab = page.getByRole('tab', { name: 'Lead' });
  await page.getByRole('list', { name: 'Messages' }).waitFor();
  if (await tab.isVisible()) await tab.click();
  const sent = page.getByRole('region', { name: 'Sent' });
  await sent.getByText('Emergency detected').first().waitFor();
  for (const channel of ['email', 'SMS', 'WhatsApp']) await sent.getByText(`You by ${channel}`).waitFor();
  await atRest(page);
  await sent.scrollIntoViewIfNeeded();
  await picture(page, 'installer-sent', viewport.width, 'light');
  expect(await faultsOf(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('the admin sees it beside the transcript', async () => {
  const { page } = await openWith(desk);
  await signInAsAdmin(page, product);
  await page.goto(`${product.address}/admin/dashboard/installer/demo-heating/insights/${visitor.sessionId}`);
  const sent = page.getByRole('dialog').getByRole('region', { name: 'Sent' });
  await sent.getByText('Installer by email').waitFor();
  await atRest(page);
  await sent.scrollIntoViewIfNeeded();
  await picture(page, 'admin-sent', desk.width, 'light');
  expect(await faultsOf(page)).toEqual([]);
});

it.each(widths)('at %i px the pulse warns of messages that did not go out', async (width) => {
  const { page } = await openWith(width === 360 ? phone : desk);
  await page.route('**/api/admin/pulse', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace('"failed":0,"unknown":0', '"failed":3,"unknown":1') });
  });
  await signInAsAdmin(page, product);
  await page.getByRole('link', { name: '3 messages failed in the last 24 hours' }).waitFor();
  await page.getByRole('link', { name: '1 message in the last 24 hours that may not have gone out' }).waitFor();
  await expectToReadWell(page, 'admin-pulse-warning', width);
});
