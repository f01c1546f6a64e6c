import type { RouteObject } from 'react-router-dom';

const lazy = async () => ({ Component: (await import('./HomeScreen')).HomeScreen });

export const homeRoutes: RouteObject[] = [
  { path: '/', lazy },
  { path: '/admin', lazy },
];
