import type { RouteObject } from 'react-router-dom';

const screens: RouteObject[] = [
  {
    path: '/admin/dashboard',
    lazy: async () => ({ Component: (await import('./installers/InstallersScreen')).InstallersScreen }),
    children: [
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./installer-form/NewInstaller')).NewInstaller }),
      },
      {
        path: ':slug/edit',
        lazy: async () => ({ Component: (await import('./installer-form/EditInstaller')).EditInstaller }),
      },
      {
        path: ':slug/embed',
        lazy: async () => ({ Component: (await import('./embed/EmbedCodeDialog')).EmbedCodeDialog }),
      },
      {
        path: ':slug/billing',
        lazy: async () => ({ Component: (await import('./billing/BillingDrawer')).BillingDrawer }),
      },
    ],
  },
  {
    path: '/admin/dashboard/pending',
    lazy: async () => ({ Component: (await import('./pending/PendingScreen')).PendingScreen }),
  },
  {
    path: '/admin/dashboard/downloads',
    lazy: async () => ({ Component: (await import('./downloads/DownloadsScreen')).DownloadsScreen }),
  },
  {
    path: '/admin/dashboard/insights',
    lazy: async () => ({
      Component: (await import('./platform-insights/PlatformInsightsScreen')).PlatformInsightsScreen,
    }),
  },
  {
    path: '/admin/dashboard/analytics',
    lazy: async () => ({
      Component: (await import('./analytics/PlatformAnalyticsScreen')).PlatformAnalyticsScreen,
    }),
  },
  {
    path: '/admin/dashboard/installer/:slug/analytics',
    lazy: async () => ({
      Component: (await import('./analytics/InstallerAnalyticsScreen')).InstallerAnalyticsScreen,
    }),
  },
  {
    path: '/admin/dashboard/health',
    lazy: async () => ({ Component: (await import('./health/HealthScreen')).HealthScreen }),
  },
  {
    path: '/admin/dashboard/platform-prompt',
    lazy: async () => ({ Component: (await import('./platform-prompt/PlatformPromptScreen')).PlatformPromptScreen }),
  },
  {
    path: '/admin/leads',
    lazy: async () => ({ Component: (await import('./leads/LeadsScreen')).LeadsScreen }),
  },
  {
    path: '/admin/notifications',
    lazy: async () => ({ Component: (await import('./notifications/NotificationsScreen')).NotificationsScreen }),
    children: [
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./notifications/NewTemplate')).NewTemplate }),
      },
    ],
  },
  {
    path: '/admin/notifications/log',
    lazy: async () => ({
      Component: (await import('./notifications/delivery-log/DeliveryLogScreen')).DeliveryLogScreen,
    }),
    children: [
      {
        path: ':notificationId',
        lazy: async () => ({ Component: (await import('./notifications/delivery-log/StoryDrawer')).StoryDrawer }),
      },
    ],
  },
  {
    path: '/admin/dashboard/:slug/transcripts/:sessionId?',
    lazy: async () => ({ Component: (await import('./insights/TranscriptsMoved')).TranscriptsMoved }),
  },
  {
    path: '/admin/dashboard/installer/:slug/insights',
    lazy: async () => ({ Component: (await import('./insights/InsightsScreen')).InsightsScreen }),
    children: [
      {
        path: 'life-story',
        lazy: async () => ({ Component: (await import('./life-story/LifeStoryDrawer')).LifeStoryDrawer }),
      },
      {
        path: ':sessionId',
        lazy: async () => ({ Component: (await import('./transcripts/TranscriptDrawer')).TranscriptDrawer }),
      },
    ],
  },
];

/** Guarded by RequireAdmin. Dialogs and the transcript are routes under the dashboard, so that Back closes them. */
export const adminDashboardRoutes: RouteObject[] = [
  { lazy: async () => ({ Component: (await import('../../shared/live/AdminLive')).AdminLive }), children: screens },
];
