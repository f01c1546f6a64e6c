import type { Page } from 'playwright-core';
import { type AdminSide, noteOfFrames, openAdminSide } from './admin-side';
import { comesTo } from './comes-to';
import { expectToReadWell } from './screen-checks';

let admin: AdminSide;
beforeAll(async () => {
  admin = await openAdminSide();
});
afterAll(() => admin?.stop());

const nav = (page: Page) => page.getByRole('navigation', { name: 'Templates' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Live preview' });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Template updated').waitFor();
};

it('an admin puts a text message in other words, sees it as its reader will, and finds it saved', async () => {
  const { page } = await admin.open('/admin/dashboard');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await nav(page)
    .getByRole('link', { name: /^Lead submitted/ })
    .click();
  await page.getByRole('tab', { name: 'SMS' }).click();
  const body = page.getByLabel('SMS body');
  await body.fill('New: , thanks');
  await body.press('Home');
  for (let letter = 0; letter < 'New: '.length; letter += 1) await body.press('ArrowRight');
  await page.getByRole('button', { name: 'first_name' }).click();
  expect(await body.inputValue()).toBe('New: {{first_name}}, thanks');
  await body.press('Control+z');
  expect(await body.inputValue()).toBe('New: , thanks');
  await body.press('Control+Shift+z');
  await preview(page).getByText('New: Priya, thanks').waitFor();
  await page.getByText('27 of 160').waitFor();
  await page.getByText('18 characters with this sample, GSM-7').waitFor();
  await page.getByRole('switch', { name: 'SMS enabled' }).click();
  await save(page);
  await page.reload();
  expect(await body.inputValue()).toBe('New: {{first_name}}, thanks');
  await nav(page).getByRole('link', { name: 'Lead submitted lead_submitted Email on SMS on WhatsApp on' }).waitFor();
});

it('an email is drawn in its frame, and a name that stands for nothing is put right', async () => {
  const { page } = await admin.open('/admin/notifications?template=callback_requested&channel=email');
  const frame = page.frameLocator('iframe[title="Email preview"]');
  const link = frame.getByText('Open the conversation');
  await link.waitFor();
  expect(await link.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600');
  await page.getByLabel('Body').fill('Ring {{phone}} {{best_tme}} please');
  await page.getByText('Unknown variable: best_tme.').waitFor();
  await frame.getByText('best_tme?').waitFor();
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Use best_time' }).click();
  await frame.getByText('Ring 07700 900142 today after 13:00 please').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Template updated').waitFor();
  await page.getByLabel('Body').fill('Not kept');
  await nav(page)
    .getByRole('link', { name: /^Approved/ })
    .click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('email', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('heading', { name: 'Approved' }).waitFor();
});

it('a template is made and deleted; one that the product brings is had back', async () => {
  const { page } = await admin.open('/admin/notifications');
  await page.getByRole('link', { name: 'New Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Template' });
  await dialog.getByLabel('Event type').fill('invoice_paid');
  await dialog.getByLabel('Name').fill('Invoice paid');
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await page.getByRole('heading', { name: 'Invoice paid' }).waitFor();
  const remove = async (name: string) => {
    await page.getByRole('button', { name: 'Delete Template' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${name}?` });
    await question.getByRole('button', { name: 'Delete Template' }).click();
    await question.waitFor({ state: 'detached' });
  };
  await remove('Invoice paid');
  await page.getByRole('heading', { name: 'Emergency detected' }).waitFor();
  await comesTo(() => nav(page).getByText('Invoice paid').count(), 0);
  await nav(page)
    .getByRole('link', { name: /^Daily summary/ })
    .click();
  await page.getByRole('heading', { name: 'Daily summary' }).waitFor();
  await remove('Daily summary');
  await page.getByText('Daily summary is deleted').waitFor();
  await page.getByRole('button', { name: 'Restore Template' }).click();
  await page.getByRole('heading', { name: 'Daily summary' }).waitFor();
});

it('on a phone templates are picked from one field', async () => {
  const { page } = await admin.open('/admin/notifications?channel=sms', 360);
  await page.getByLabel('Template', { exact: true }).selectOption('Appointment booked');
  await page.getByRole('heading', { name: 'Appointment booked' }).waitFor();
  await page.getByLabel('SMS body').fill('Booked for {{appointment_day}}');
  await preview(page).getByText('Booked for Tuesday 24 November').waitFor();
  await save(page);
});

it.each(
  [360, 1440].flatMap((width) =>
    [
      ['admin-notifications', '?template=lead_qualified&channel=sms'],
      ['admin-notifications-email', '?template=lead_qualified&channel=email'],
      ['admin-notifications-whatsapp', '?template=lead_qualified&channel=whatsapp'],
      ['admin-notifications-new', '/new?template=lead_qualified&channel=sms'],
    ].map(([name = '', path = '']) => [width, name, path] as const),
  ),
)('at %i px %s fits and reads well in both themes', async (width, name, path) => {
  const { page, troubles } = await admin.open(`/admin/notifications${path}`, width);
  await page.getByText('Live preview').waitFor();
  await expectToReadWell(page, name, width);
  expect(troubles.filter((trouble) => !noteOfFrames.test(trouble))).toEqual([]);
});
