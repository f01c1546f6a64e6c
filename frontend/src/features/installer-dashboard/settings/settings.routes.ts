import { Settings2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { LinkedScreen } from '../../../shared/navigation/portal-navigation';

const path = '/installer/settings';

const tab = (to: string, label: string, load: () => Promise<ComponentType>, startsGroup = false) => ({
  path: to,
  link: { to: `${path}/${to}`, label, startsGroup },
  lazy: async () => ({ Component: await load() }),
});

/** In their order; the first one opens. */
const tabs = [
  tab('availability', 'Availability', async () => (await import('./availability/AvailabilityTab')).AvailabilityTab),
  tab('hours', 'Business Hours', async () => (await import('./availability/BusinessHoursTab')).BusinessHoursTab),
  tab('blocked-days', 'Blocked Days', async () => (await import('./availability/BlockedDaysTab')).BlockedDaysTab),
  tab(
    'notifications',
    'Notifications',
    async () => (await import('./notifications/NotificationsTab')).NotificationsTab,
  ),
  tab('calendar', 'Calendar', async () => (await import('./calendar/CalendarTab')).CalendarTab),
  tab('billing', 'Billing', async () => (await import('./billing/BillingTab')).BillingTab),
] as const;

/** What the installer sets by itself, a tab at a time; the tab stands in the address. */
export const settingsRoute: RouteObject = {
  path,
  handle: new LinkedScreen(
    'Settings',
    Settings2,
    tabs.map(({ link }) => link),
  ),
  lazy: async () => ({ Component: (await import('./SettingsScreen')).SettingsScreen }),
  children: [
    { index: true, loader: () => redirect(tabs[0].link.to) },
    ...tabs.map(({ path: to, lazy }) => ({ path: to, lazy })),
  ],
};
