import type { Screen } from './screen';

/** All leads at a glance, and the ways on which they leave. */
export const leadHubScreens: readonly Screen[] = [
  {
    name: 'admin-lead-hub',
    path: '/admin/leads',
    who: 'admin',
    reach: (page) =>
      page
        .getByRole('link', { name: /^Norah/ })
        .first()
        .waitFor(),
  },
  {
    name: 'installer-lead-hub',
    path: '/installer/dashboard/leads',
    who: 'installer',
    reach: (page) =>
      page
        .getByRole('link', { name: /^Norah/ })
        .first()
        .waitFor(),
  },
  {
    name: 'installer-analytics',
    path: '/installer/dashboard/analytics',
    who: 'installer',
    reach: (page) => page.getByRole('heading', { name: 'How fast' }).waitFor(),
  },
  {
    name: 'installer-settings-connection-new',
    path: '/installer/settings/connections',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add connection' }).click();
      await page.getByLabel('Connect to').selectOption('hubspot');
      await page.getByLabel('Also make a deal of each lead').click();
      await page.getByLabel('Stage for: Lost').waitFor();
    },
  },
  {
    name: 'installer-settings-api-key-new',
    path: '/installer/settings/api-keys',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByRole('button', { name: 'Make the key' }).click();
      await page.getByText('Please name the system that will use this key').waitFor();
    },
  },
];
