import type { Browser, Page } from 'playwright-core';
import { createInstaller, signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';

const slug = 'aire-valley';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };

const facts = {
  'Services not offered': 'Heat pumps\nBathrooms',
  Brands: 'Worcester Bosch\nVaillant',
  Guarantees: 'A year on every repair',
  'Who attends': 'Callum or Dawn',
  'Holiday hours': 'Closed 24 December to 2 January',
  'Out of hours': 'No night call-outs',
  'Lead time': 'Repairs the same or the next day',
  'Reply time promised': 'an hour on working days',
  'Ways to pay': 'Card or bank transfer',
  Finance: 'Monthly over up to five years',
  Insurance: '£5 million public liability',
  'Gas Safe number': '0100142',
  Reviews: '4.9 of 5 in 312 reviews',
  Email: 'hello@aire-valley.example',
  Phone: '0808 157 0142',
} as const;

describe("a firm's training", () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;
  let installer: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInAsAdmin(admin, product);
    await createInstaller(admin, { name: 'Aire Valley', slug, login, allowedDomains: ['https://aire-valley.example'] });
    installer = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInAsInstaller(installer, product, login);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const field = (label: string) => admin.getByLabel(label, { exact: true });
  const openTab = async (): Promise<void> => {
    await admin.goto(`${product.address}/admin/dashboard/${slug}/edit`);
    await admin.getByRole('tab', { name: 'Training' }).click();
    await field('Opening hours').waitFor();
  };

  it('is written, saved and published, and then read by the installer, fact by fact', async () => {
    await openTab();
    await admin.getByRole('button', { name: 'No Gas Safe number' }).press('Enter');
    await admin.locator('[name="facts.gasSafeNumber"]:focus').fill('12');
    await admin.keyboard.press('Tab');
    await admin.getByText('A Gas Safe number is 4 to 7 digits').waitFor();
    for (const [label, words] of Object.entries(facts)) await field(label).fill(words);
    await admin.getByRole('region', { name: 'Not told yet' }).waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: 'Add a question' }).click();
    await field('Question 1').fill('Do I have to be in?');
    await field('Answer 1').fill('Somebody over 18 does.');
    await admin.getByRole('button', { name: 'Add a price' }).click();
    await field('Price 1 for').fill('Boiler repair');
    await field('Kind').selectOption('Per hour');
    await field('Amount £').fill('85');
    await field('Includes').fill('VAT');
    await admin.getByText(/^17 changes not saved: services not offered, brands, guarantees and 14 more$/).waitFor();
    await admin.keyboard.press('Control+s');
    await admin.getByText(/not live yet$/).waitFor();

    await admin.getByLabel('Message to the draft').fill('thanks, when will you ring? 07700 900142');
    await admin.getByRole('button', { name: 'Ask', exact: true }).click();
    await admin.getByText(/We usually reply within an hour on working days/).waitFor();

    await admin.getByRole('button', { name: 'Publish Draft' }).click();
    await admin.getByText(/It changes: services not offered, .* phone, questions and answers, prices\.$/).waitFor();
    await admin.getByRole('button', { name: 'Publish Draft Now' }).click();
    await admin.getByText('Version 1 is live').waitFor();

    await installer.goto(`${product.address}/installer/dashboard/training`);
    await installer.getByText('Live since').waitFor();
    const told = await installer
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
      );
    expect(Object.fromEntries(told)).toMatchObject({
      ...facts,
      'Questions and answers': 'Do I have to be in?\nSomebody over 18 does.',
      Prices: 'Boiler repair £85.00 an hour, includes VAT',
    });
    expect(told.map(([name]) => name)).not.toContain('Not told yet');
  });

  it.each(widths)('reads well while it is written and where it is shown, %i px wide', async (width) => {
    for (const page of [admin, installer]) await page.setViewportSize({ width, height: 900 });
    await openTab();
    await field('Phone').fill('');
    await admin.getByRole('button', { name: 'No phone' }).scrollIntoViewIfNeeded();
    await expectToReadWell(admin, 'admin-training', width);
    await admin.getByRole('heading', { name: 'More about the firm' }).evaluate((heading) => heading.scrollIntoView());
    await expectToReadWell(admin, 'admin-training-facts', width);
    await field('Question 1').evaluate((question) => question.scrollIntoView());
    await expectToReadWell(admin, 'admin-training-answers', width);
    await installer.goto(`${product.address}/installer/dashboard/training`);
    await installer.getByText('Somebody over 18 does.').waitFor();
    await expectToReadWell(installer, 'installer-training', width);
  });
});
