import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { expectToReadWell } from './screen-checks';

const password = 'kettle-on-first-thing';

const firms = ['Ribble Heating', 'Lune Boilers', 'Wyre Gas'] as const;
type Firm = (typeof firms)[number];

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Registers and pays; all but the last open the link of their email. */
const join = async (page: Page, product: Product, firm: Firm) => {
  const domain = firm.toLowerCase().replace(' ', '-');
  await page.goto(`${product.address}/installer/register`);
  await fill(page, 'Business name', firm);
  await fill(page, 'Contact name', 'Nadia Okafor');
  await fill(page, 'Email', `nadia@${domain}.example`);
  await fill(page, 'Phone (optional)', '07700 900455');
  await fill(page, 'Service-area postcode', 'PR1 2HE');
  await fill(page, 'Website', `https://${domain}.example`);
  await fill(page, 'Password', password);
  await fill(page, 'Confirm password', password);
  await press(page, 'Continue to Payment');
  await fill(page, 'Card number', '4242 4242 4242 4242');
  await fill(page, 'Expiry date', '08 / 39');
  await fill(page, 'Security code', '123');
  await press(page, 'Pay £20/month + VAT');
  await page.getByRole('heading', { name: 'Payment received. Now check your email' }).waitFor();
  if (firm === 'Wyre Gas') return;
  await page.getByRole('link', { name: 'verify this email' }).click();
  await page.getByRole('heading', { name: 'Email verified successfully!' }).waitFor();
};

describe('an admin to whom firms have come', () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;
  const card = (firm: Firm) => admin.getByRole('article', { name: firm });

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const visitor = await (await browser.newContext()).newPage();
    for (const firm of firms) await join(visitor, product, firm);
    admin = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInAsAdmin(admin, product);
    await admin.getByRole('link', { name: 'Pending Approval 3' }).click();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each([1440, 360])('reads who they are and what they have proved, %i px wide', async (width) => {
    await admin.setViewportSize({ width, height: 900 });
    await card('Ribble Heating').getByText('£24.00').waitFor();
    expect(await card('Wyre Gas').getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    await expectToReadWell(admin, 'admin-pending', width);
    await card('Ribble Heating').getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('dialog').waitFor();
    await expectToReadWell(admin, 'admin-pending-approve', width);
    await press(admin, 'Cancel');
    await admin.setViewportSize({ width: 1440, height: 900 });
  });

  it('approves one, whose dashboard opens then', async () => {
    await card('Ribble Heating').getByRole('button', { name: 'Approve' }).click();
    await fill(admin, 'Gas Safe number', '582914');
    await admin.getByRole('dialog').getByRole('checkbox').check();
    await press(admin, 'Approve Ribble Heating');
    await admin.getByText('Installer approved').waitFor();
    await card('Ribble Heating').waitFor({ state: 'detached' });
    const firm = await (await browser.newContext()).newPage();
    await firm.goto(`${product.address}/installer/login`);
    await fill(firm, 'Email', 'nadia@ribble-heating.example');
    await fill(firm, 'Password', password);
    await press(firm, 'Sign In');
    await firm.waitForURL(`${product.address}/installer/dashboard`);
    await firm.getByRole('navigation', { name: 'Installer' }).getByText('Live', { exact: true }).waitFor();
    expect(await firm.getByRole('heading', { name: 'Waiting for approval' }).count()).toBe(0);
  });

  it('rejects another, and takes that back', async () => {
    await card('Lune Boilers').getByRole('button', { name: 'Reject' }).click();
    await fill(admin, 'Reason', 'Not on the register');
    await press(admin, 'Reject Lune Boilers');
    await admin.getByText('Installer suspended').waitFor();
    await admin.getByRole('button', { name: 'Rejected 1' }).click();
    await card('Lune Boilers').getByRole('button', { name: 'Take the rejection back' }).click();
    await admin.getByText('No rejected installers').waitFor();
    await admin.getByRole('button', { name: 'Waiting 2' }).click();
    await card('Lune Boilers').waitFor();
  });

  it('deletes the third once its slug is typed', async () => {
    await card('Wyre Gas').getByRole('button', { name: 'Delete' }).click();
    const asked = admin.getByRole('dialog', { name: 'Delete Wyre Gas?' });
    await asked.getByText('Card subscription cancelled').waitFor();
    await expectToReadWell(admin, 'admin-pending-delete', 1440);
    await asked.getByLabel(/^Type .* to confirm$/).fill('wyre-gas');
    await press(admin, 'Delete Wyre Gas');
    await admin.getByText('Installer deleted').waitFor();
    await card('Wyre Gas').waitFor({ state: 'detached' });
  });

  it('finds the approved one among the active, switches manual payment on and reads that in the timeline', async () => {
    await admin.getByRole('link', { name: /^Active/ }).click();
    await card('Ribble Heating').getByRole('switch', { name: 'Manual Payment' }).check();
    await admin.getByText('Manual payment switched on').waitFor();
    await card('Ribble Heating').getByText('Manual Payment').nth(1).waitFor();
    await expectToReadWell(admin, 'admin-dashboard-joined', 1440);
    await card('Ribble Heating').getByRole('link', { name: 'Billing of Ribble Heating' }).click();
    const happened = admin.getByRole('region', { name: 'What happened' });
    await happened.getByText('Payment received: £24.00').waitFor();
    await happened.getByText('Registration approved').waitFor();
    await happened.getByText('Manual payment switched on').waitFor();
    await expectToReadWell(admin, 'admin-billing', 1440);
  });
});
