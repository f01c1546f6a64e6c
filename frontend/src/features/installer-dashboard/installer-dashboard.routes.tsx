import type { RouteObject } from 'react-router-dom';

/** Guarded by RequireInstaller. Each tab of the dashboard is a route under it. */
export const installerDashboardRoutes: RouteObject[] = [
  {
    path: '/installer/dashboard',
    lazy: async () => ({ Component: (await import('./InstallerDashboardScreen')).InstallerDashboardScreen }),
    children: [],
  },
];
