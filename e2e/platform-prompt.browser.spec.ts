import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';

describe('the prompt for all installers', () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInAsAdmin(admin, product);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const field = (label: string) => admin.getByLabel(label, { exact: true });
  const press = (name: string) => admin.getByRole('button', { name, exact: true }).click();

  it('is written, tried as one firm’s assistant, published to all sites, and rolled back', async () => {
    await admin.getByRole('link', { name: 'Platform prompt' }).click();
    await field('Greeting').fill('How can we help today?');
    await field('Sign-off').fill('Keep warm!');
    await press('Save Draft');
    await admin.getByText(/nobody sees it yet$/).waitFor();

    await admin.getByRole('combobox', { name: 'Answer as' }).waitFor();
    await field('Message to the draft').fill('hello');
    await press('Ask');
    await admin.getByText(/AI assistant of Demo Heating\. How can we help today\?/).waitFor();

    await press('Publish to All Sites');
    await admin.getByRole('dialog', { name: 'Publish to all sites now?' }).getByLabel(/Note/).fill('Warmer words');
    await press('Publish Now');
    await admin.getByText('v1 · Warmer words').waitFor();

    await field('Rules').fill('Say boiler, not appliance.');
    await press('Save Draft');
    await admin.getByText(/nobody sees it yet$/).waitFor();
    await press('Publish to All Sites');
    await admin.getByRole('dialog').getByLabel(/Note/).fill('One word for it');
    await press('Publish Now');
    await press('Roll back to v1');
    const dialog = admin.getByRole('dialog', { name: 'Roll back to v1?' });
    await dialog.getByText(/It changes: rules\./).waitFor();
    await dialog.getByLabel(/Note/).fill('As before');
    await dialog.getByRole('button', { name: 'Roll back to v1' }).click();
    await admin.getByText(/, says what v1 said$/).waitFor();
    // The draft goes back too, and a preview begins anew with it.
    await admin.getByRole('status').getByText('Live (v3) is what all assistants are told').waitFor();
  });

  it('keeps the newest answer of a preview and its field in view', async () => {
    await admin.setViewportSize({ width: 1440, height: 900 });
    for (const words of ['hello', 'what are your opening hours?', 'how much is a boiler service?', 'thanks, bye']) {
      await field('Message to the draft').fill(words);
      await press('Ask');
      await admin.getByRole('list', { name: 'Preview' }).getByText(words, { exact: true }).first().waitFor();
      await admin.getByRole('button', { name: 'Ask', exact: true }).waitFor();
    }
    const log = admin.getByRole('region', { name: 'Preview so far' });
    await admin.getByText(/Keep warm!/).waitFor();
    // Scrolled once the answer is drawn.
    await comesTo(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2), true);
    const place = await field('Message to the draft').boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(900);
  });

  it.each(widths)('reads well, %i px wide', async (width) => {
    await admin.setViewportSize({ width, height: 900 });
    await admin.evaluate(() => window.scrollTo(0, 0));
    await expectToReadWell(admin, 'admin-platform-prompt', width);
    await press('Try it on history');
    await press('Start');
    await admin.getByText(/No conversations yet|otherwise\.$/).waitFor();
    await admin.getByRole('region', { name: 'Try the draft' }).evaluate((part) => part.scrollIntoView());
    await expectToReadWell(admin, 'admin-platform-prompt-history', width);
    await press('Preview');
  });
});
