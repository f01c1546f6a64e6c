import type { Browser, Locator, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, picture, widths } from './screen-checks';

/** What would take a press on each of these, where it isn't the control itself. */
const coveredOf = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const;
      const free = points.every(([x, y]) => control.contains(document.elementFromPoint(x, y)));
      return free ? [] : [control.textContent || (control.getAttribute('aria-label') ?? '')];
    }),
  );

/** Whether the field is drawn with an ellipsis: without one it looks the same when there may be none. */
const isCut = async (field: Locator): Promise<boolean> => {
  const drawn = await field.screenshot();
  await field.evaluate((input) => input.style.setProperty('text-overflow', 'clip', 'important'));
  return !drawn.equals(await field.screenshot());
};

/** A toast goes after five seconds, in which a busy machine may come to little: here it stays. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const setTimeout = (then: TimerHandler, after?: number, ...told: unknown[]) =>
      wait(then, after === 5_000 ? 600_000 : after, ...told);
    Object.assign(window, { setTimeout });
  });

const topOf = async (thing: Locator): Promise<number> => (await thing.boundingBox())?.y ?? NaN;

describe.each(widths)('the dashboards at %i px', (width) => {
  let product: Product;
  let browser: Browser;

  const newPage = async (): Promise<Page> =>
    browser.newPage({ viewport: { width, height: width === 360 ? 740 : 900 }, reducedMotion: 'reduce' });

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('welcome the admin without covering what comes next, on the page and in a dialog', async () => {
    const page = await newPage();
    await keepToasts(page);
    await signInAsAdmin(page, product);
    const welcome = page.getByText('Login successful');
    await welcome.waitFor();
    await picture(page, 'toast-on-page', width, 'light');
    const head = page.getByRole('link', { name: 'New Installer' }).or(page.getByRole('button', { name: 'Logout' }));
    expect(await head.count()).toBe(2);
    expect(await coveredOf(head)).toEqual([]);
    await page.getByRole('link', { name: 'New Installer' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Installer' });
    await dialog.getByLabel('Business name').waitFor();
    await atRest(page);
    expect(await welcome.isVisible()).toBe(true);
    await picture(page, 'toast-in-dialog', width, 'light');
    const names = /^(Close|Cancel|Create Installer)$/;
    const controls = dialog.getByRole('button', { name: names }).or(dialog.getByRole('tab'));
    expect(await controls.count()).toBe(7);
    expect(await coveredOf(controls)).toEqual([]);
    await page.context().close();
  });

  it("show the search's words to their end", async () => {
    const page = await newPage();
    await signInAsInstaller(page, product, product.demoInstaller);
    await page.goto(`${product.address}/installer/dashboard/transcripts`);
    const search = page.getByRole('searchbox', { name: 'Email, phone, first or last name' });
    await search.waitFor();
    await atRest(page);
    await picture(page, 'search', width, 'light');
    expect(await isCut(search)).toBe(false);
    await page.context().close();
  });

  it('show the preview of a branding beside its fields, or after them, as the focus goes', async () => {
    const page = await newPage();
    await signInAsAdmin(page, product);
    await page.goto(`${product.address}/admin/dashboard/new`);
    await page.getByRole('tab', { name: 'Branding' }).click();
    const first = await topOf(page.getByLabel('Primary colour', { exact: true }));
    await picture(page, 'branding', width, 'light');
    expect(await topOf(page.getByRole('complementary', { name: 'Live preview' }))).toBeGreaterThan(
      width === 360 ? await topOf(page.getByRole('radiogroup', { name: 'Icon' })) : 0,
    );
    expect(first).toBeLessThan(width === 360 ? 300 : 400);
    await page.context().close();
  });
});
