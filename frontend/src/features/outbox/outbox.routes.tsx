import type { RouteObject } from 'react-router-dom';

/** For developers: guarded by RequireAdmin, and empty in production. */
export const outboxRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('../../shared/live/AdminLive')).AdminLive }),
    children: [
      { path: '/dev/outbox', lazy: async () => ({ Component: (await import('./OutboxScreen')).OutboxScreen }) },
    ],
  },
];
