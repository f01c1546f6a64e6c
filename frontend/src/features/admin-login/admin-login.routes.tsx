import type { RouteObject } from 'react-router-dom';

export const adminLoginRoutes: RouteObject[] = [
  { path: '/admin/login', lazy: async () => ({ Component: (await import('./AdminLoginScreen')).AdminLoginScreen }) },
];
