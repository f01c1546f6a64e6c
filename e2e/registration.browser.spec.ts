import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';

const password = 'kettle-on-first-thing';
const cards = {
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0025 0000 3155',
  accepted: '4242 4242 4242 4242',
} as const;

/** Of every width a firm of its own. */
const firmOf = (width: number) => ({
  'Business name': `Ribble Heating ${width}`,
  'Contact name': 'Nadia Okafor',
  Email: `nadia-${width}@ribble.example`,
  'Phone (optional)': '07700 900455',
  'Service-area postcode': 'PR1 2HE',
  Website: `https://ribble-${width}.example`,
});

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const head = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** What stands for two seconds: watched by the page itself, from before it comes, however busy the machine is. */
const passing = (page: Page, head: string) =>
  page.waitForFunction((words) => document.querySelector('h1')?.textContent.startsWith(words), head);

const payWith = async (page: Page, number: string) => {
  await fill(page, 'Card number', number);
  await fill(page, 'Expiry date', '08 / 39');
  await fill(page, 'Security code', '123');
  await press(page, 'Pay £20/month + VAT');
};

describe('a heating firm that joins', () => {
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

  it.each(widths)('registers, pays, verifies and sees where it stands, %i px wide', async (width) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    const firm = firmOf(width);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));

    await page.goto(`${product.address}/installer/register`);
    for (const [label, value] of Object.entries(firm)) await fill(page, label, value);
    await fill(page, 'Password', password);
    await fill(page, 'Confirm password', password);
    await expectToReadWell(page, 'installer-register', width);
    await press(page, 'Continue to Payment');
    await page.getByLabel('Card number').waitFor();

    await press(page, 'Back');
    for (const [label, value] of Object.entries(firm))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    await press(page, 'Continue to Payment');

    await payWith(page, cards.declined);
    await page.getByText('Payment failed').waitFor();
    await page.getByRole('form', { name: 'Card' }).getByRole('alert').waitFor();
    await expectToReadWell(page, 'installer-register-payment', width);
    await payWith(page, cards.accepted);
    await head(page, 'Payment received. Now check your email');
    await expectToReadWell(page, 'installer-register-done', width);
    expect([...asked]).toEqual([product.address]);

    const verified = passing(page, 'Email verified successfully!');
    await page.getByRole('link', { name: 'verify this email' }).click();
    await verified;
    await page.waitForURL(`${product.address}/installer/login?redirect=payment`);
    await fill(page, 'Email', firm.Email);
    await fill(page, 'Password', password);
    await press(page, 'Sign In');
    await page.waitForURL(`${product.address}/installer/dashboard`);
    await head(page, 'Waiting for approval');
    await expectToReadWell(page, 'installer-standing', width);

    await page.goto(`${product.address}/installer/settings/billing`);
    const subscription = page.getByRole('region', { name: 'Subscription' });
    await subscription.getByText('Active', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Invoices' }).getByText('£24.00').first().waitFor();
    await expectToReadWell(page, 'installer-settings-billing', width);
    await subscription.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await subscription.getByText(/^Your subscription ends on/).waitFor();
    await subscription.getByRole('button', { name: 'Keep subscription' }).click();
    await subscription.getByText(/^Next charge: £24\.00 on/).waitFor();
    await subscription.getByRole('button', { name: 'Change card' }).click();
    await page.waitForURL(/\/test-payments\/portal\?/);
  });

  it('that the admin made may pay by card too, and confirms with its bank that it does', async () => {
    const page = await (await browser.newContext()).newPage();
    await signInAsInstaller(page, product, product.demoInstaller);
    await page.goto(`${product.address}/installer/payment`);
    await press(page, 'Setup Payment');
    await payWith(page, cards.authenticated);
    const received = passing(page, 'Payment received');
    await page.getByRole('dialog').getByRole('button', { name: 'Complete authentication' }).click();
    await received;
    await page.waitForURL(`${product.address}/installer/dashboard`);
    await page.goto(`${product.address}/installer/payment`);
    await page.waitForURL(`${product.address}/installer/dashboard`);
  });

  it('is told that its email is taken before anything is paid', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${product.address}/installer/register`);
    for (const [label, value] of Object.entries({ ...firmOf(1), Email: product.demoInstaller.email }))
      await fill(page, label, value);
    await fill(page, 'Password', password);
    await fill(page, 'Confirm password', password);
    await press(page, 'Continue to Payment');
    await page.getByText('Setup failed').waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
  });

  it('that opens a forged link is told what to do', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${product.address}/installer/verify?token=forged`);
    await page.getByText('Verification failed. The link may be invalid or expired.').waitFor();
    await expectToReadWell(page, 'installer-verify-failed', 1440);
  });
});
