import { Settings2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { LinkedScreen } from '../../../shared/navigation/portal-navigation';

const path = '/installer/settings';
/** The dashboard's own tab: what the specification puts there. */
const dashboardSettings = '/installer/dashboard/settings';

const tabAt = (at: string, to: string, label: string, load: () => Promise<ComponentType>, startsGroup = false) => ({
  path: `${at}/${to}`,
  link: { to: `${at}/${to}`, label, startsGroup },
  lazy: async () => ({ Component: await load() }),
});
const tab = (to: string, label: string, load: () => Promise<ComponentType>, startsGroup = false) =>
  tabAt(path, to, label, load, startsGroup);

/** In their order: the specification's four, then ours. */
const tabs = [
  tab('availability', 'Availability', async () => (await import('./availability/AvailabilityTab')).AvailabilityTab),
  tab('hours', 'Business Hours', async () => (await import('./availability/BusinessHoursTab')).BusinessHoursTab),
  tab('blocked-days', 'Blocked Days', async () => (await import('./availability/BlockedDaysTab')).BlockedDaysTab),
  tab(
    'notifications',
    'Notifications',
    async () => (await import('./notifications/NotificationsTab')).NotificationsTab,
  ),
  tabAt(
    dashboardSettings,
    'branding',
    'Branding',
    async () => (await import('./branding/BrandingTab')).BrandingTab,
    true,
  ),
  tabAt(dashboardSettings, 'embed-code', 'Embed code', async () => (await import('./embed/EmbedCodeTab')).EmbedCodeTab),
  tab('calendar', 'Calendar', async () => (await import('./calendar/CalendarTab')).CalendarTab),
  tab('connections', 'Connections', async () => (await import('./connections/ConnectionsTab')).ConnectionsTab),
  tab('billing', 'Billing', async () => (await import('./billing/BillingTab')).BillingTab),
  tab('privacy', 'Privacy', async () => (await import('./privacy/PrivacyTab')).PrivacyTab),
  tab('api-keys', 'API keys', async () => (await import('./system-keys/SystemKeysTab')).SystemKeysTab),
  tab('security', 'Team and security', async () => (await import('./security/SecurityTab')).SecurityTab),
] as const;

/** What the installer sets by itself, a tab at a time; the tab stands in the address. */
export const settingsRoute: RouteObject = {
  handle: new LinkedScreen(
    'Settings',
    Settings2,
    tabs.map(({ link }) => link),
    dashboardSettings,
  ),
  lazy: async () => ({ Component: (await import('./SettingsScreen')).SettingsScreen }),
  children: [
    { path, loader: () => redirect(`${path}/availability`) },
    { path: dashboardSettings, loader: () => redirect(`${dashboardSettings}/branding`) },
    ...tabs.map(({ path: at, lazy }) => ({ path: at, lazy })),
  ],
};
