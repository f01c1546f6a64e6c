import type { Page } from 'playwright-core';
import { conversationScreens } from './conversation-screens';
import { leadHubScreens } from './lead-hub-screens';
import type { Screen } from './screen';
import { widgetOn } from './widget';

const dashboard = '/admin/dashboard';
const widget = (page: Page) => widgetOn(page, 'Demo Heating');
export const openedWidget = async (page: Page) => {
  await widget(page).open();
  return widget(page);
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', reach: (page) => page.getByRole('link', { name: /Installer login/ }).waitFor() },
  { name: 'admin-login', path: '/admin/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'admin-login-reminder',
    path: '/admin/login',
    reach: (page) => page.getByRole('button', { name: 'Forgot Password?' }).click(),
  },
  {
    name: 'admin-dashboard',
    path: dashboard,
    who: 'admin',
    reach: (page) => page.getByRole('article', { name: 'Demo Heating' }).waitFor(),
  },
  {
    name: 'admin-new-installer',
    path: `${dashboard}/new`,
    who: 'admin',
    reach: (page) => page.getByLabel('Business name').waitFor(),
  },
  {
    name: 'admin-new-installer-branding',
    path: `${dashboard}/new`,
    who: 'admin',
    reach: (page) => page.getByRole('tab', { name: 'Branding' }).click(),
  },
  {
    name: 'admin-edit-installer',
    path: `${dashboard}/demo-heating/edit`,
    who: 'admin',
    reach: (page) => page.getByRole('dialog', { name: 'Demo Heating' }).waitFor(),
  },
  {
    name: 'admin-edit-installer-settings',
    path: `${dashboard}/demo-heating/edit`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByRole('switch', { name: 'Quiet hours' }).click();
    },
  },
  {
    name: 'admin-embed-code',
    path: `${dashboard}/demo-heating/embed`,
    who: 'admin',
    reach: (page) => page.getByRole('button', { name: 'Copy code' }).waitFor(),
  },
  {
    name: 'admin-insights',
    path: `${dashboard}/installer/demo-heating/insights`,
    who: 'admin',
    reach: (page) =>
      page
        .getByRole('link', { name: /^View / })
        .first()
        .waitFor(),
  },
  {
    name: 'admin-transcript',
    path: `${dashboard}/installer/demo-heating/insights`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('link', { name: /^View Margaret/ }).click();
      await page.getByRole('list', { name: 'Messages' }).waitFor();
    },
  },
  {
    name: 'admin-transcript-question-open',
    path: `${dashboard}/installer/demo-heating/insights`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('link', { name: /^View Norah/ }).click();
      await page.getByText('Waits for the firm’s answer').waitFor();
    },
  },
  {
    name: 'admin-training-publish',
    path: `${dashboard}/demo-heating/edit`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Training' }).click();
      await page.getByLabel('Custom prompt').fill(`Be brief, as on ${page.viewportSize()?.width} px`);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await page.getByText(/not live yet$/).waitFor();
      await page.getByRole('button', { name: /^Publish Draft/ }).click();
      await page.getByText(/^Visitors are answered from the draft/).waitFor();
    },
  },
  { name: 'installer-login', path: '/installer/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'installer-login-forgot',
    path: '/installer/login',
    reach: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  {
    name: 'installer-overview',
    path: '/installer/dashboard',
    who: 'installer',
    reach: (page) => page.getByText('Intent breakdown').waitFor(),
  },
  {
    name: 'installer-transcripts',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: (page) => page.getByRole('link', { name: 'Margaret' }).waitFor(),
  },
  {
    name: 'installer-conversation-waits',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Owen' }).click();
      await page.getByRole('button', { name: 'Safety question unanswered' }).waitFor();
    },
  },
  {
    name: 'installer-conversation',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Margaret' }).click();
      await page.getByRole('list', { name: 'Messages' }).waitFor();
    },
  },
  {
    name: 'installer-conversation-question-open',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: /Norah.*Unanswered question/ }).click();
      await page.getByRole('button', { name: 'Unanswered question' }).click();
      await page.getByText('Needs your answer').waitFor();
    },
  },
  ...conversationScreens,
  ...leadHubScreens,
  {
    name: 'installer-diary-empty',
    path: '/installer/diary',
    who: 'installer',
    reach: (page) => page.getByRole('heading', { level: 1, name: 'Nothing to confirm' }).waitFor(),
  },
  {
    name: 'installer-settings-availability',
    path: '/installer/settings/availability',
    who: 'installer',
    reach: async (page) => {
      await page.getByLabel('Slot duration in minutes').fill('50');
      await page.getByLabel('Slot duration in minutes').blur();
      await page.getByText('In steps of 15 minutes').waitFor();
    },
  },
  {
    name: 'installer-settings-hours',
    path: '/installer/settings/hours',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Friday to', exact: true }).fill('12:30');
      await page.getByRole('button', { name: 'Add hours to Friday' }).click();
      await page.getByRole('switch', { name: 'Sunday open' }).click();
      await page.getByRole('button', { name: 'Close on Good Friday' }).click();
    },
  },
  {
    name: 'installer-settings-blocked-days',
    path: '/installer/settings/blocked-days',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sunday closed' }).click();
      await page.getByLabel('Date to block').fill('2027-12-24');
      await page.getByRole('button', { name: 'Block date' }).click();
      await page.getByRole('button', { name: /^Close on all/ }).click();
    },
  },
  {
    name: 'installer-settings',
    path: '/installer/settings/notifications',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('switch', { name: 'Quiet hours' }).click();
      await page.getByRole('button', { name: 'Save Settings' }).waitFor();
    },
  },
  {
    name: 'installer-settings-branding',
    path: '/installer/dashboard/settings/branding',
    who: 'installer',
    reach: async (page) => {
      await page.getByLabel('Accent colour', { exact: true }).fill('#D6A419');
      await page.getByRole('button', { name: 'Save Settings' }).waitFor();
    },
  },
  {
    name: 'installer-settings-embed-code',
    path: '/installer/dashboard/settings/embed-code',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Wix' }).click();
      await page.getByRole('button', { name: 'Check now' }).click();
      await page.getByText('Couldn’t be reached').first().waitFor();
    },
  },
  { name: 'audit-login', path: '/audit/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'audit',
    path: '/audit?installer=demo-heating',
    who: 'auditor',
    reach: (page) => page.getByRole('region', { name: 'Events' }).getByRole('link').first().waitFor(),
  },
  {
    name: 'audit-time',
    path: '/audit?installer=demo-heating',
    who: 'auditor',
    reach: (page) => page.getByRole('button', { name: /^Time/ }).click(),
  },
  {
    name: 'audit-nothing-found',
    path: '/audit?installer=demo-heating&type=InstallerSuspended',
    who: 'auditor',
    reach: (page) => page.getByText('No event was found').waitFor(),
  },
  {
    name: 'not-found',
    path: '/no/such/page',
    reach: (page) => page.getByText('404 Page Not Found').waitFor(),
    expected: /404 \(Not Found\)/,
  },
  { name: 'demo', path: '/demo', reach: (page) => widget(page).launcher.waitFor() },
  {
    name: 'widget-greeting',
    path: '/demo',
    reach: (page) => page.getByRole('button', { name: 'Dismiss' }).waitFor(),
  },
  { name: 'widget-first-open', path: '/demo', reach: async (page) => void (await openedWidget(page)) },
  {
    name: 'widget-chat',
    path: '/demo',
    reach: async (page) => {
      const chat = await openedWidget(page);
      await chat.choose('No heating or hot water');
      await chat.say('Jane');
    },
  },
  {
    name: 'widget-emergency',
    path: '/demo',
    reach: async (page) => (await openedWidget(page)).say('I can smell gas in the kitchen'),
  },
  {
    name: 'widget-lead-form',
    path: '/demo',
    reach: async (page) => {
      const chat = await openedWidget(page);
      await chat.choose('Price for a new boiler');
      await chat.panel.getByRole('button', { name: 'Leave my details' }).click();
      await chat.form.waitFor();
    },
  },
];
