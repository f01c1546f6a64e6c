import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { block, bookAsVisitor, chosen, comingWeek, london, putIntoDiary } from './diary';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes, widths } from './screen-checks';
import { openPage } from './watched-page';

const tuesday = comingWeek(1);
const wednesday = comingWeek(2);
const thursday = comingWeek(3);
const friday = comingWeek(4);

describe("an installer's diary", () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let troubles: readonly string[];

  const diary = (search = '') => `${product.address}/installer/diary?day=${thursday}${search}`;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    // Whatever zone the browser is in, the diary tells London's time.
    context = await browser.newContext({
      viewport: { width: 1440, height: 1000 },
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
    });
    ({ page, troubles } = await openPage(context));
    await signInAsInstaller(page, product, product.demoInstaller);
    await bookAsVisitor(browser, product, {
      customerName: 'Priya Nair',
      customerPhone: '07700 900142',
      customerPostcode: 'LS17 8AB',
      notes: 'no heat, code EA',
      scheduledAt: london(thursday, '15:00'),
    });
    await putIntoDiary(page, {
      customerName: 'Helen Marsh',
      customerPostcode: 'LS7 4PD',
      appointmentType: 'quote',
      scheduledAt: london(thursday, '10:00'),
    });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('is opened from the rail, which counts the requests', async () => {
    await page.goto(`${product.address}/installer/dashboard`);
    await page.getByRole('region', { name: 'Next appointments' }).getByText('Priya Nair').waitFor();
    await page.getByRole('link', { name: 'Diary 1 to confirm' }).click();
    await page.waitForURL(`${product.address}/installer/diary`);
    await page.getByRole('heading', { level: 1, name: 'One request to confirm' }).waitFor();
  });

  it('confirms at a key, and takes it back', async () => {
    await page.goto(diary());
    await block(page, /^15:00 to 16:00, Priya Nair.*Pending/).waitFor();
    // What hears the key is added just after the visit is drawn.
    await atRest(page);
    await page.keyboard.press('c');
    await block(page, /Priya Nair.*Confirmed/).waitFor();
    await chosen(page).getByRole('button', { name: 'Undo' }).click();
    await block(page, /Priya Nair.*Pending/).waitFor();
    await chosen(page).getByRole('button', { name: 'Confirm 15:00' }).click();
    await block(page, /Priya Nair.*Confirmed/).waitFor();
    await page.reload();
    await block(page, /Priya Nair.*Confirmed/).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Nothing to confirm' }).waitFor();
  });

  it('takes a visit by hand, names who is in the way, and offers the nearest free times', async () => {
    await page.goto(diary());
    await page.getByRole('button', { name: 'Add appointment' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add an appointment' });
    await form.getByLabel('Name').fill('Marcus Adeyemi');
    await form.getByLabel('Phone').fill('07700 900111');
    await form.getByLabel('Postcode').fill('ls11 8pg');
    await form.getByLabel('Day', { exact: true }).fill(thursday);
    await form.getByLabel('Time').fill('10.30');
    await form.getByRole('button', { name: 'Add appointment' }).click();
    const nearest = form.getByRole('group', { name: 'Nearest free times' });
    await nearest.waitFor();
    await nearest.getByRole('button', { name: /, 11:00$/ }).click();
    await form.getByRole('button', { name: 'Add appointment' }).click();
    await form.waitFor({ state: 'hidden' });
    await block(page, /^11:00 to 12:00, Marcus Adeyemi, .*Confirmed, LS11 8PG$/).waitFor();
  });

  /** Drags a block so many pixels down, onto the column of a day, and drops it where it is drawn to stand `at`. */
  const drag = async (name: RegExp, day: RegExp, down: number, at: string) => {
    const from = await block(page, name).boundingBox();
    const column = await page.getByRole('region', { name: day }).boundingBox();
    if (!from || !column) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 24, from.y + 30, { steps: 4 });
    await page.mouse.move(column.x + column.width / 2, from.y + 20 + down, { steps: 8 });
    await page.getByRole('region', { name: day }).getByText(at, { exact: true }).waitFor();
    await page.mouse.up();
  };

  it('moves a visit by drag, to another day and time', async () => {
    await page.goto(diary());
    await block(page, /^11:00 to 12:00, Marcus Adeyemi/).waitFor();
    await drag(/Marcus Adeyemi/, /^Friday \d/, 72 * 2.5, '13:30 to 14:30');
    await block(page, /^13:30 to 14:30, Marcus Adeyemi/).waitFor();
    await page
      .getByRole('region', { name: /^Friday \d/ })
      .getByRole('button', { name: /Marcus Adeyemi/ })
      .waitFor();
    // It stands there while the server is asked; its story is the server's word.
    const moved = page.getByText(/^Moved from .*, 11:00 by you, /);
    await moved.waitFor();
    await page.reload();
    await block(page, /^13:30 to 14:30, Marcus Adeyemi/).waitFor();
    await moved.waitFor();
  });

  it('snaps back from where another visit is, and names it', async () => {
    await page.goto(diary());
    await block(page, /^10:00 to 11:00, Helen Marsh/).waitFor();
    await drag(/Helen Marsh/, /^Thursday \d/, 72 * 4.5, '14:30 to 15:30');
    await page.getByText('Priya Nair is there from 15:00 to 16:00.').waitFor();
    await block(page, /^10:00 to 11:00, Helen Marsh/).waitFor();
  });

  it('moves a visit by the keyboard alone', async () => {
    await page.goto(diary());
    await block(page, /Helen Marsh/).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page
      .getByRole('status')
      .getByText(/^Helen Marsh, .*, 10:30 to 11:30\. Enter moves/)
      .waitFor();
    await page.keyboard.press('Enter');
    await block(page, /^10:30 to 11:30, Helen Marsh/).waitFor();
    await page.keyboard.press('ArrowRight');
    await chosen(page).getByRole('heading', { name: 'Priya Nair' }).waitFor();
  });

  it('cancels with a reason, and frees the time', async () => {
    await putIntoDiary(page, { customerName: 'L. Grant', scheduledAt: london(wednesday, '10:30') });
    await page.goto(diary());
    await block(page, /L. Grant/).click();
    await chosen(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Cancel the visit to L. Grant?' });
    await question.getByLabel('Reason').fill('Van broke down');
    await question.getByRole('button', { name: 'Cancel visit' }).click();
    await block(page, /L. Grant.*Cancelled/).waitFor();
    await chosen(page).getByText('Cancelled by you: Van broke down').waitFor();
    await putIntoDiary(page, { customerName: 'B. Stead', scheduledAt: london(wednesday, '10:30') });
  });

  it('tells the later of two what the first one did', async () => {
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const other = await elsewhere.newPage();
    // This one hears nothing of what the other does.
    await page.route('**/api/installer/live', () => undefined);
    const visit = { customerName: 'D. Petrov', appointmentType: 'installation', duration: 120 };
    await putIntoDiary(page, { ...visit, scheduledAt: london(friday, '09:00') });
    await Promise.all([page.goto(diary()), other.goto(diary())]);
    await block(other, /D. Petrov/).click();
    await block(page, /D. Petrov/).click();
    await other.keyboard.press('Shift+ArrowDown');
    await other.keyboard.press('Enter');
    await block(other, /^09:15 to 11:15, D. Petrov/).waitFor();
    await chosen(other)
      .getByText(/^Moved from .*, 09:00 by you, /)
      .waitFor();
    await chosen(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await page.getByText('D. Petrov: moved to 09:15.').waitFor();
    await block(page, /^09:15 to 11:15, D. Petrov.*Confirmed/).waitFor();
    await page.unroute('**/api/installer/live');
    await elsewhere.close();
  });

  it('is downloaded as a table', async () => {
    await page.goto(diary());
    await block(page, /Helen Marsh/).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString('utf8')).toMatch(/Helen Marsh/);
  });

  it.each(widths)('fits and reads well at %i px, in both themes', async (width) => {
    const customerName = width === 360 ? 'Tomasz Zielinski' : 'Shauna Bright';
    await bookAsVisitor(browser, product, {
      customerName,
      customerPostcode: 'LS6 3HN',
      customerPhone: '07700 900418',
      scheduledAt: london(width === 360 ? thursday : tuesday, '13:00'),
    });
    const shown = await context.newPage();
    await shown.setViewportSize({ width, height: width === 360 ? 740 : 1000 });
    await shown.goto(diary());
    await block(shown, new RegExp(`^13:00 to 14:00, ${customerName}`)).waitFor();
    for (const theme of themes) {
      await shown.emulateMedia({ colorScheme: theme });
      await atRest(shown);
      await picture(shown, 'installer-diary', width, theme);
      expect({ theme, faults: await faultsOf(shown, theme) }).toEqual({ theme, faults: [] });
    }
    await shown.getByRole('button', { name: 'Add appointment' }).click();
    await shown.getByRole('dialog', { name: 'Add an appointment' }).getByRole('button', { name: '09:00' }).waitFor();
    await atRest(shown);
    await picture(shown, 'installer-diary-form', width, 'dark');
    expect(await faultsOf(shown)).toEqual([]);
    await shown.close();
  });

  it('has no trouble on the console but what the browser notes of refused calls', () => {
    expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([]);
  });
});
