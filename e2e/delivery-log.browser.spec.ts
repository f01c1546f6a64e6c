import type { Page } from 'playwright-core';
import { type AdminSide, noteOfFrames, openAdminSide } from './admin-side';
import { atRest, expectToReadWell, widths } from './screen-checks';
import { openedWidget } from './screens';

const path = '/admin/notifications/log';

let admin: AdminSide;
beforeAll(async () => {
  admin = await openAdminSide(async (page, { address }) => {
    await page.goto(`${address}/demo`);
    await (await openedWidget(page)).say('I can smell gas in the kitchen');
  });
});
afterAll(() => admin?.stop());

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
  const { page } = await admin.open('/admin/notifications');
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
  await page.waitForURL(`${admin.product.address}${path}?status=sent`);
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
    const { page, troubles } = await admin.open(address, width);
    await reach(page);
    await expectToReadWell(page, name, width);
    expect(troubles.filter((trouble) => !noteOfFrames.test(trouble))).toEqual([]);
  },
);
