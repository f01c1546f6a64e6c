import type { RouteObject } from 'react-router-dom';

const lazy = async () => ({ Component: (await import('./EntranceScreen')).EntranceScreen });

export const entranceRoutes: RouteObject[] = [
  { path: '/', lazy },
  { path: '/admin', lazy },
];
