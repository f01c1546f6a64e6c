import type { RouteObject } from 'react-router-dom';

/** Guarded by RequireInstaller. Each tab of the dashboard is a route under it; search and filter stand in the address. */
export const installerDashboardRoutes: RouteObject[] = [
  {
    path: '/installer/dashboard',
    lazy: async () => ({ Component: (await import('./frame/InstallerFrame')).InstallerFrame }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./overview/OverviewScreen')).OverviewScreen }),
      },
      {
        path: 'training',
        lazy: async () => ({ Component: (await import('./training/TrainingScreen')).TrainingScreen }),
      },
      {
        path: 'transcripts/:sessionId?',
        lazy: async () => ({ Component: (await import('./transcripts/TranscriptsScreen')).TranscriptsScreen }),
      },
    ],
  },
  {
    path: '/installer/conversations/:sessionId/sheet',
    lazy: async () => ({ Component: (await import('./sheet/SheetPage')).SheetPage }),
  },
];
