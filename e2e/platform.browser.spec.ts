import type { Page } from 'playwright-core';
import { type AdminSide, noteOfFrames, openAdminSide } from './admin-side';
import { expectToReadWell, widths } from './screen-checks';
import { openedWidget } from './screens';

const story = '/admin/dashboard/installer/demo-heating/insights/life-story';

let admin: AdminSide;
beforeAll(async () => {
  admin = await openAdminSide(async (page, { address }) => {
    await page.goto(`${address}/demo`);
    await (await openedWidget(page)).say('My boiler broke down, ring me on 07700 900142');
  });
});
afterAll(() => admin?.stop());

it('an admin sees what was written, who ranks first, and that all is well', async () => {
  const { page } = await admin.open('/admin/dashboard');
  await page.getByRole('link', { name: 'Platform insights' }).click();
  await page.getByRole('button', { name: '7 days' }).click();
  await page.waitForURL(`${admin.product.address}/admin/dashboard/insights?days=7`);
  await page.getByText(/beside the 7 days before/).waitFor();
  const first = page.getByRole('table', { name: 'Installers by rank' }).getByRole('row').nth(1);
  await first.getByRole('link', { name: 'Demo Heating' }).click();
  await page.getByRole('heading', { name: 'Demo Heating' }).waitFor();
  await page.getByRole('link', { name: 'Life story' }).click();
  const drawer = page.getByRole('dialog', { name: 'Life story of Demo Heating' });
  await drawer.getByText('First API key issued').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Health' }).click();
  await page.getByRole('heading', { name: 'All is well' }).waitFor();
});

const screens: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'admin-platform-insights',
    '/admin/dashboard/insights',
    (page) => page.getByRole('table', { name: 'Installers by rank' }).waitFor(),
  ],
  [
    'admin-analytics',
    '/admin/dashboard/analytics',
    (page) => page.getByRole('heading', { name: 'What we promise, measured' }).waitFor(),
  ],
  ['admin-health', '/admin/dashboard/health', (page) => page.getByRole('heading', { name: 'All is well' }).waitFor()],
  ['admin-life-story', story, (page) => page.getByText('First API key issued').waitFor()],
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
