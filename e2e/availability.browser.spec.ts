import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { focused, tabTo } from './focus';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, widths } from './screen-checks';

const time = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What the two widths set, so that neither finds the other's work done. */
const wanted = {
  360: {
    notice: '0',
    slot: '90',
    closing: '3.30pm',
    closed: '15:30',
    date: '12122027',
    words: 'Sunday 12 December 2027',
  },
  1440: {
    notice: '2',
    slot: '45',
    closing: '16',
    closed: '16:00',
    date: '11112027',
    words: 'Thursday 11 November 2027',
  },
} as const;

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
const save = async (page: Page) => {
  await tabTo(page, 'Save Settings');
  await page.keyboard.press('Enter');
  await page.getByText('Settings saved').waitFor();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'hidden' });
};
const goTo = async (page: Page, tab: string, from: string) => {
  await tabTo(page, from, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(tab);
  await page.keyboard.press('Enter');
  await page.locator('a[aria-current]', { hasText: tab }).waitFor();
};

describe('when an installer takes visits, set with the keyboard only', () => {
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

  const open = async (width: (typeof widths)[number]): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 1000 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signInAsInstaller(page, product, product.demoInstaller);
    await page.goto(`${product.address}/installer/settings`);
    await page.getByLabel('Slot duration in minutes').waitFor();
    return page;
  };
  it.each(widths)('at %i px, on all three tabs, and stays so', async (width) => {
    const { notice, slot, closing, closed, date, words } = wanted[width];
    const page = await open(width);
    await type(page, 'Minimum days in advance', notice);
    await type(page, 'Slot duration in minutes', slot);
    await page.getByText(`${slot} minute slots, UK time`).waitFor();
    await save(page);
    await atRest(page);
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'availability', width, 'light');

    await page.reload();
    await page.getByLabel('Slot duration in minutes').waitFor();
    expect(await page.getByLabel('Slot duration in minutes').inputValue()).toBe(slot);
    await tabTo(page, 'Minimum days in advance');
    await goTo(page, 'Business Hours', 'Availability');
    await tabTo(page, 'Copy Monday to weekdays');
    await type(page, 'Friday to', closing);
    await tabTo(page, 'Saturday open');
    expect(await time(page, 'Friday to').inputValue()).toBe(closed);
    await page.keyboard.press('Space');
    await page.getByText(/^Friday's hours.* changed, not saved yet$|changes not saved$/).waitFor();
    await atRest(page);
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'availability-hours', width, 'light');
    await save(page);

    await tabTo(page, 'Close on Good Friday', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Closed on Good Friday');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Copy Monday to weekdays', 'Shift+Tab');
    await goTo(page, 'Blocked Days', 'Business Hours');
    await tabTo(page, 'Date to block');
    await page.keyboard.type(date);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Blocked dates' }).getByText(words).waitFor();
    await atRest(page);
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'availability-blocked-days', width, 'light');
    await save(page);

    await page.reload();
    await page.getByText(words).waitFor();
    await page.context().close();
  });

  it('is what the admin sees, and asks before it is left unsaved', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
    await admin.getByRole('tab', { name: 'Settings' }).click();
    expect(await admin.getByLabel('Slot duration in minutes').inputValue()).toBe(wanted[1440].slot);
    expect(await time(admin, 'Friday to').inputValue()).toBe(wanted[1440].closed);
    await admin.getByText(wanted[360].words).waitFor();
    await admin.getByLabel('Visits at once').fill('3');
    await admin.getByText('1 change not saved: visits at once').waitFor();
    await admin.keyboard.press('Escape');
    const question = admin.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('What you changed would be lost: visits at once.').waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Installer updated').waitFor();
    const installer = await open(1440);
    expect(await installer.getByLabel('Visits at once').inputValue()).toBe('3');
    await installer.getByRole('link', { name: 'Blocked Days' }).click();
    await installer.getByRole('button', { name: /^Close on all/ }).press('Enter');
    await installer.getByRole('link', { name: 'Overview' }).press('Enter');
    await installer.getByText('What you changed would be lost: bank holidays.').waitFor();
  });
});
