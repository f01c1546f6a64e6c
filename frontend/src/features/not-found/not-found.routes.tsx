import type { RouteObject } from 'react-router-dom';

export const notFoundRoutes: RouteObject[] = [
  { path: '*', lazy: async () => ({ Component: (await import('./NotFoundScreen')).NotFoundScreen }) },
];
