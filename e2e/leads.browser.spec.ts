import type { Browser, Locator, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, widths } from './screen-checks';
import { openedWidget } from './screens';

const people = [
  ['Price for a new boiler please', 'Margaret', '07700 900456', 'LS6 1AY'],
  ['My boiler is broken. Norah, 07700 900457, M1 1AE'],
] as const;

const phones = [320, 360] as const;
const heightOf = (width: number): number => (width === 360 ? 740 : 900);

describe.each(widths)('the lead hub at %i px', (width) => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  // The overview, which is there until the hub has come, has rows of leads too.
  const rows = () =>
    page
      .getByRole('group', { name: 'List of leads' })
      .getByRole('row')
      .getByRole('link', { name: /^(Margaret|Norah|Olive)/ });
  const talk = async (lines: readonly string[]) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${product.address}/demo`);
    const chat = await openedWidget(visitor);
    for (const text of lines) await chat.say(text);
    await context.close();
  };

  const expectListed = async (expected: readonly unknown[]) => {
    await rows()
      .nth(expected.length - 1)
      .waitFor();
    expect(await rows().allTextContents()).toEqual(expected);
  };

  /** Each choice can be read on a phone, the narrowest too. */
  const expectWholeOnPhones = async (group: Locator) => {
    for (const phone of phones) {
      await page.setViewportSize({ width: phone, height: 740 });
      const place = await group.boundingBox();
      for (const choice of await group.getByRole('button').all()) {
        const box = await choice.boundingBox();
        if (!place || !box) throw new Error('not drawn');
        const isWhole = box.x >= Math.max(place.x, 0) && box.x + box.width <= Math.min(place.x + place.width, phone);
        expect([phone, await choice.textContent(), isWhole]).toEqual([phone, expect.any(String), true]);
      }
    }
    await page.setViewportSize({ width, height: heightOf(width) });
  };

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    for (const lines of people) await talk(lines);
    const viewport = { width, height: heightOf(width) };
    page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('is a tab of the installer’s, finds a lead by its town and keeps that in the address', async () => {
    await signInAsInstaller(page, product, product.demoInstaller);
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await expectListed([expect.stringMatching(/^Norah/), expect.stringMatching(/^Margaret/)]);
    await expectToReadWell(page, 'installer-leads', width);
    await page.getByRole('searchbox').fill('leeds');
    await page.getByRole('link', { name: /^Norah/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?search=leeds');
    await page.reload();
    await page.getByRole('link', { name: /^Margaret/ }).waitFor();
    await expectListed([expect.stringMatching(/^Margaret/)]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: /^Norah/ }).waitFor();
  });

  it('shows a new lead once it is asked for', async () => {
    await talk(['My boiler leaks. Olive, 07700 900458, LS1 1AA']);
    await page.getByRole('button', { name: 'New leads' }).click();
    await page.getByRole('link', { name: /^Olive/ }).waitFor();
  });

  it('marks many lost with why, and puts them back', async () => {
    await page.getByRole('checkbox', { name: /^Select Margaret/ }).check();
    await page.getByRole('checkbox', { name: /^Select Norah/ }).check();
    await page.getByText('2 selected').waitFor();
    await expectToReadWell(page, 'installer-leads-selected', width);
    await page.getByRole('button', { name: 'Set stage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set the stage of 2 leads' });
    await dialog.getByRole('button', { name: 'Lost' }).click();
    await dialog.getByRole('button', { name: 'Out of area' }).click();
    await expectToReadWell(page, 'installer-leads-stage', width);
    await expectWholeOnPhones(dialog.getByRole('group', { name: 'Stage' }));
    await expectWholeOnPhones(dialog.getByRole('group', { name: 'Why they were lost' }));
    await dialog.getByRole('button', { name: 'Mark lost' }).click();
    await page.getByText('2 marked lost.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    const lost = page.getByText('Lost · out of area');
    await lost.nth(1).waitFor();
    expect(await lost.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 put back.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await lost.first().waitFor({ state: 'detached' });
  });

  it('shows each choice of a period whole', async () => {
    await page.goto(`${product.address}/installer/dashboard/analytics`);
    await expectWholeOnPhones(page.getByRole('group', { name: 'Period' }));
    await page.goBack();
  });

  it('opens the conversation of a lead', async () => {
    await page.getByRole('link', { name: /^Norah/ }).click();
    await page.getByRole('list', { name: 'Messages' }).waitFor();
  });

  it('shows an admin whose each lead is, under a view that was saved', async () => {
    await signInAsAdmin(page, product);
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByRole('link', { name: /^Olive/ }).waitFor();
    await expectToReadWell(page, 'admin-leads', width);
    await page.goto(`${product.address}/admin/leads?area=M`);
    await page.getByRole('link', { name: /^Norah/ }).waitFor();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByLabel('Name of the list as it is now').fill('Manchester');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto(`${product.address}/admin/leads`);
    await page.getByRole('link', { name: /^Olive/ }).waitFor();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('link', { name: 'Manchester' }).click();
    await page.getByRole('link', { name: /^Olive/ }).waitFor({ state: 'detached' });
    await expectListed([expect.stringMatching(/^Norah/)]);
  });
});
