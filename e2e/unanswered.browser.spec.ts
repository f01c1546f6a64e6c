import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { demoKey, Visitor } from '../start/testing/visitor';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';
import { openPage } from './watched-page';

const question = 'Do you take Bitcoin?';
// What was answered once isn't left open again.
const another = 'Do you take Dogecoin?';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.say(randomUUID(), question);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const openAt = async (width: number) =>
  await openPage(await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }));
const panelOf = (page: Page) => page.getByRole('region', { name: 'Questions nobody could answer' });
const ofInstaller = async (page: Page, asked = question) => {
  await page.goto(`${product.address}/installer/dashboard/training`);
  await panelOf(page).getByText(asked).first().waitFor();
};
const ofAdmin = async (page: Page, asked = question) => {
  await page.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
  await page.getByRole('tab', { name: 'Training' }).click();
  await panelOf(page).getByRole('button', { name: 'Show' }).click();
  await panelOf(page).getByText(asked).first().waitFor();
};

it('a question that nobody could answer is suggested an answer, taken into the draft and published', async () => {
  const { page: dawn } = await openAt(1440);
  await signInAsInstaller(dawn, product, product.demoInstaller);
  await ofInstaller(dawn);
  await panelOf(dawn)
    .getByRole('button', { name: `Suggest an answer: ${question}` })
    .click();
  await panelOf(dawn).getByLabel('Answer', { exact: true }).fill('No, but all cards.');
  await panelOf(dawn).getByRole('button', { name: 'Send Suggestion' }).click();
  await panelOf(dawn).getByRole('region', { name: 'Waiting for your admin' }).waitFor();

  const { page: admin } = await openAt(1440);
  await signInAsAdmin(admin, product);
  await ofAdmin(admin);
  await panelOf(admin)
    .getByRole('button', { name: `Accept: ${question}` })
    .click();
  await panelOf(admin).getByText('Answered in the draft').waitFor();
  const publish = admin.getByRole('button', { name: 'Publish Draft', exact: true });
  await publish.click();
  await admin.getByRole('button', { name: 'Publish Draft Now' }).click();
  await admin.getByText(/^Version \d+ is live$/).waitFor();

  await dawn.reload();
  await panelOf(dawn).getByRole('button', { name: 'Settled' }).click();
  await panelOf(dawn).getByText('Answered since').waitFor();
});

it.each(widths)('reads well at %i px, for the installer and for the admin', async (width) => {
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.say(randomUUID(), another);
  const { page: dawn } = await openAt(width);
  await signInAsInstaller(dawn, product, product.demoInstaller);
  await ofInstaller(dawn, another);
  await panelOf(dawn)
    .getByRole('button', { name: `Suggest an answer: ${another}` })
    .click();
  await expectToReadWell(dawn, 'installer-unanswered', width);

  const { page: admin } = await openAt(width);
  await signInAsAdmin(admin, product);
  await ofAdmin(admin, another);
  await panelOf(admin)
    .getByRole('button', { name: `Answer: ${another}` })
    .click();
  await expectToReadWell(admin, 'admin-training-unanswered', width);
});
