import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { adminDashboardRoutes } from '../features/admin-dashboard/admin-dashboard.routes';
import { adminLoginRoutes } from '../features/admin-login/admin-login.routes';
import { auditRoutes } from '../features/audit/audit.routes';
import { auditLoginRoutes } from '../features/audit-login/audit-login.routes';
import { homeRoutes } from '../features/home/home.routes';
import { installerDashboardRoutes } from '../features/installer-dashboard/installer-dashboard.routes';
import { installerLoginRoutes } from '../features/installer-login/installer-login.routes';
import { joiningRoutes } from '../features/joining/joining.routes';
import { notFoundRoutes } from '../features/not-found/not-found.routes';
import { outboxRoutes } from '../features/outbox/outbox.routes';
import { RequireAdmin, RequireAuditor, RequireInstaller } from '../shared/session/guards';
import { ErrorScreen } from './ErrorScreen';

const Frame = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

/** Every screen there is; each feature brings its own routes, loaded when they are first visited. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <></>,
    children: [
      ...homeRoutes,
      ...adminLoginRoutes,
      ...auditLoginRoutes,
      ...installerLoginRoutes,
      {
        lazy: async () => ({ Component: (await import('./StoreFrame')).StoreFrame }),
        children: [
          ...joiningRoutes,
          { element: <RequireAdmin />, children: adminDashboardRoutes },
          { element: <RequireAdmin door="/admin/login" />, children: outboxRoutes },
          { element: <RequireAuditor />, children: auditRoutes },
          { element: <RequireInstaller />, children: installerDashboardRoutes },
        ],
      },
      ...notFoundRoutes,
    ],
  },
];
