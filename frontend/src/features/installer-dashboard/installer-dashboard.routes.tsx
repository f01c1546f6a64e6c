import { GraduationCap, House, MessageSquareText } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import { LinkedScreen, PortalNavigation } from '../../shared/navigation/portal-navigation';

const path = '/installer/dashboard';

const screens: RouteObject[] = [
  {
    index: true,
    handle: new LinkedScreen('Overview', House),
    lazy: async () => ({ Component: (await import('./overview/OverviewScreen')).OverviewScreen }),
  },
  {
    path: 'transcripts/:sessionId?',
    handle: new LinkedScreen('Transcripts', MessageSquareText),
    lazy: async () => ({ Component: (await import('./transcripts/TranscriptsScreen')).TranscriptsScreen }),
  },
  {
    path: 'training',
    handle: new LinkedScreen('Training', GraduationCap),
    lazy: async () => ({ Component: (await import('./training/TrainingScreen')).TrainingScreen }),
  },
];

/** Guarded by RequireInstaller. Each tab of the dashboard is a route under it; search and filter stand in the address. */
export const installerDashboardRoutes: RouteObject[] = [
  {
    path,
    handle: new PortalNavigation(path, screens),
    lazy: async () => ({ Component: (await import('./frame/InstallerFrame')).InstallerFrame }),
    children: screens,
  },
  {
    path: '/installer/conversations/:sessionId/sheet',
    lazy: async () => ({ Component: (await import('./sheet/SheetPage')).SheetPage }),
  },
];
