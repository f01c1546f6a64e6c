import type { RouteObject } from 'react-router-dom';

/** Guarded by RequireAuditor. What is searched for and looked at stands in the address. */
export const auditRoutes: RouteObject[] = [
  { path: '/audit', lazy: async () => ({ Component: (await import('./AuditScreen')).AuditScreen }) },
];
