import type { RouteObject } from 'react-router-dom';

export const auditLoginRoutes: RouteObject[] = [
  { path: '/audit/login', lazy: async () => ({ Component: (await import('./AuditLoginScreen')).AuditLoginScreen }) },
];
