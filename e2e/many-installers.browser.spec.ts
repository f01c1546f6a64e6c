import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, expectToReadWell, widths } from './screen-checks';

const names = ['Aire Valley Heating', 'Severnside Boilers', 'Menai Heat'];

const made = (page: Page, all: readonly string[]): Promise<void> =>
  page.evaluate(async (firms) => {
    const token = localStorage.getItem('admin_token') ?? sessionStorage.getItem('admin_token') ?? '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const name of firms) {
      const body = JSON.stringify({ name, slug: name.toLowerCase().replaceAll(' ', '-') });
      const { ok } = await fetch('/api/installers', { method: 'POST', headers, body });
      if (!ok) throw new Error(`${name} was not made`);
    }
  }, all);

describe.each(widths)('many installers at %i px', (width) => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  const card = (name: string) => page.getByRole('article', { name });

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const viewport = { width, height: width === 360 ? 740 : 900 };
    page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await signInAsAdmin(page, product);
    await made(page, names);
    await page.reload();
    await card('Menai Heat').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('stand in the first screen of a phone, and say what is to be finished', async () => {
    await card('Menai Heat').getByText('3 things to finish:').waitFor();
    const top = await page.getByRole('article').first().boundingBox();
    expect(top?.y).toBeLessThan(width === 360 ? 640 : 600);
  });

  it('are selected and suspended with a reason, by what is in reach', async () => {
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByText('3 selected').waitFor();
    await expectToReadWell(page, 'admin-installers-selected', width);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend 3 chatbots?' });
    await dialog.getByLabel('Reason (optional)').fill('Left the scheme');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('3 suspended.').waitFor();
    await expectToReadWell(page, 'admin-installers-suspended', width);
    await page.getByRole('button', { name: 'Done' }).click();
    await card('Menai Heat').getByText('Reason: Left the scheme').waitFor();
    await page.getByRole('button', { name: /^Suspended 3/ }).waitFor();
  });

  it('leave the sort menu on Escape', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await page.getByRole('link', { name: 'New Installer' }).isVisible()).toBe(true);
  });

  it('are exported as they are found', async () => {
    await page.goto(`${product.address}/admin/dashboard?filter=suspended&sort=name`);
    await card('Menai Heat').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(names.toSorted());
  });

  it('are found by the command palette, as is every page, in both portals', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search installers/ }).fill('severn');
    await page.getByRole('option', { name: /^Severnside Boilers/ }).waitFor();
    await expectToReadWell(page, 'admin-palette', width);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.address}/admin/dashboard/installer/severnside-boilers/insights`);
    await signInAsInstaller(page, product, product.demoInstaller);
    await atRest(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search conversations/ }).fill('diary');
    await page.getByRole('option', { name: 'Diary' }).waitFor();
    await expectToReadWell(page, 'installer-palette', width);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });
});
