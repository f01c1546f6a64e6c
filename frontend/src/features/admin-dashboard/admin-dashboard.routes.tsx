import type { RouteObject } from 'react-router-dom';

/** Guarded by RequireAdmin. Dialogs and the transcript are routes under the dashboard, so that Back closes them. */
export const adminDashboardRoutes: RouteObject[] = [
  {
    path: '/admin/dashboard',
    lazy: async () => ({ Component: (await import('./AdminDashboardScreen')).AdminDashboardScreen }),
    children: [],
  },
];
