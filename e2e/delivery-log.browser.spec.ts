import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes, widths } from './screen-checks';
import { openedWidget } from './screens';
import { openPage } from './watched-page';

const path = '/admin/notifications/log';
/** What the checks for accessibility set off in a frame that runs no scripts. */
const expected = /Blocked script execution in 'about:srcdoc'/;

let product: Product;
let browser: Browser;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.address}/demo`);
  await (await openedWidget(page)).say('I can smell gas in the kitchen');
  await signInAsAdmin(page, product);
  session = await context.storageState();
  await context.close();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = async (address: string, width = 1440) => {
  const viewport = { width, height: width === 360 ? 740 : 900 };
  const context = await browser.newContext({ viewport, storageState: session, reducedMotion: 'reduce' });
  const watched = await openPage(context);
  await watched.page.goto(product.address + address);
  return watched;
};
const emergency = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Emergency detected' }).filter({ hasText: 'Email' });
/** The message goes out by itself a moment after the visitor wrote. */
const untilSent = async (page: Page): Promise<void> => {
  for (;;) {
    await page.getByRole('group', { name: 'Status' }).waitFor();
    await atRest(page);
    if ((await emergency(page).filter({ hasText: 'Sent' }).count()) > 0) return;
    await page.reload();
  }
};

it('a visitor smells gas; an admin finds the email about it sent, and reads its story', async () => {
  const { page } = await open('/admin/notifications');
  await page.getByRole('link', { name: 'Delivery log' }).click();
  await page.getByRole('heading', { name: 'Delivery log' }).waitFor();
  await untilSent(page);
  await page.getByRole('button', { name: /^Sent \d/ }).click();
  await page.waitForURL(/status=sent/);
  await emergency(page).getByRole('link', { name: 'Emergency detected' }).click();
  const story = page.getByRole('dialog', { name: 'Emergency detected' });
  await story.getByText(/^Email to .*, Demo Heating$/).waitFor();
  await story.frameLocator('iframe[title="Email preview"]').getByText('smell gas', { exact: false }).first().waitFor();
  const steps = story.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  expect((await steps.allTextContents()).map((words) => /^\D+/.exec(words)?.[0])).toEqual([
    'Asked for',
    'Handed to the outbox',
    'Sent',
  ]);
  expect(await story.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForURL(`${product.address}${path}?status=sent`);
});

const screens: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['admin-delivery-log', path, untilSent],
  [
    'admin-delivery-log-story',
    path,
    async (page) => {
      await untilSent(page);
      await emergency(page).getByRole('link').click();
      await page.frameLocator('iframe[title="Email preview"]').getByText('smell gas').first().waitFor();
    },
  ],
  [
    'admin-delivery-log-suppressed',
    `${path}?show=suppressed`,
    (page) => page.getByText('Every address may be written to').waitFor(),
  ],
];

it.each(widths.flatMap((width) => screens.map(([name, address, reach]) => ({ width, name, address, reach }))))(
  'at $width px $name fits and reads well in both themes',
  async ({ width, name, address, reach }) => {
    const { page, troubles } = await open(address, width);
    await reach(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      await picture(page, name, width, theme);
      expect({ theme, faults: await faultsOf(page, theme) }).toEqual({ theme, faults: [] });
    }
    expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
  },
);
