import type { RouteObject } from 'react-router-dom';

export const installerLoginRoutes: RouteObject[] = [
  {
    path: '/installer/login',
    lazy: async () => ({ Component: (await import('./InstallerLoginScreen')).InstallerLoginScreen }),
  },
];
