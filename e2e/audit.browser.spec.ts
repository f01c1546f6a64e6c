import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin, suspendChatbot } from './admin';
import { signInAsAuditor } from './auditor';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

/** A visitor names himself, then the admin puts the chatbot out and lights it again. */
const something = async (page: Page, product: Product): Promise<void> => {
  await page.goto(`${product.address}/demo`);
  const chat = widgetOn(page, 'Demo Heating');
  await chat.open();
  for (const text of ['Price for a new boiler please', 'Margaret']) await chat.say(text);
  await signInAsAdmin(page, product);
  await suspendChatbot(page, 'Demo Heating');
  await page.getByRole('button', { name: 'Resume Chatbot' }).click();
  await page.getByRole('button', { name: 'Suspend Chatbot' }).waitFor();
};

describe('an auditor', () => {
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

  it('finds a suspension, reads its story, sees what it changed, and takes the proof away', async () => {
    await something(await (await browser.newContext()).newPage(), product);
    const { page, troubles } = await openPage(await browser.newContext({ acceptDownloads: true }));
    await signInAsAuditor(page, product);

    await page.getByRole('combobox', { name: 'Installer' }).fill('demo');
    await page.getByRole('option', { name: 'demo-heating' }).click();
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: /InstallerSuspended/ }).click();
    await page.getByText('1 of 1 found').waitFor();
    await page
      .getByRole('link', { name: /InstallerSuspended/ })
      .first()
      .click();
    const story = page.getByRole('region', { name: 'Story' });
    await story.getByRole('heading', { name: 'Installer suspended, and all that came of it' }).waitFor();
    await story.getByText(/^suspended /).waitFor();
    await story.getByRole('link', { name: /Installer resumed/ }).waitFor();

    const state = page.getByRole('region', { name: 'The installer then and now' });
    await state.getByRole('button', { name: /^Differences/ }).click();
    expect(await state.locator('tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^Chatbot\s+Suspended\s+changed to\s+Live$/),
      expect.stringMatching(/^Suspended by\s+Admin, [\d,]+\s+changed to\s+–$/),
    ]);
    await state.getByRole('slider', { name: 'Moment' }).press('ArrowRight');
    await state.getByRole('button', { name: 'Differences 0' }).waitFor();

    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('heading', { name: /^Verified to event/ }).waitFor();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await downloaded).path();
    await page.getByText(/events and their seal are in audit-demo-heating\.ndjson\.$/).waitFor();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('\n')).not.toContain('Margaret');
    expect(troubles).toEqual([]);
  });

  it("never sees a visitor's words where the role doesn't allow it", async () => {
    const { page } = await openPage(await browser.newContext());
    await signInAsAuditor(page, product);
    await page.goto(`${product.address}/audit?installer=demo-heating&type=VisitorMessageReceived`);
    const says = page.getByRole('region', { name: 'What it says' });
    await says.getByText('hidden: personal').waitFor();
    await page.getByText('not for your role').first().waitFor();
    expect(await page.content()).not.toContain('Margaret');
  });

  it('has no way into the dashboards', async () => {
    const { page } = await openPage(await browser.newContext());
    await signInAsAuditor(page, product);
    for (const [path, door] of [
      ['/admin/dashboard', '/admin'],
      ['/installer/dashboard', '/installer/login'],
    ] as const) {
      await page.goto(product.address + path);
      await page.waitForURL((url) => url.pathname.startsWith(door) && url.pathname !== path);
    }
  });
});
