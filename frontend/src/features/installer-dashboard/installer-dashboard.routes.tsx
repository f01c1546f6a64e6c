import { CalendarDays, ChartLine, GraduationCap, House, MessageSquareText, Users } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import { LinkedScreen, PortalNavigation } from '../../shared/navigation/portal-navigation';
import { analyticsPath } from './analytics/analytics-path';
import { diaryPath } from './diary/diary-path';
import { settingsRoute } from './settings/settings.routes';

const path = '/installer/dashboard';

const screens: RouteObject[] = [
  {
    path,
    handle: new LinkedScreen('Overview', House),
    lazy: async () => ({ Component: (await import('./overview/OverviewScreen')).OverviewScreen }),
  },
  {
    path: `${path}/transcripts/:sessionId?`,
    handle: new LinkedScreen('Transcripts', MessageSquareText),
    lazy: async () => ({ Component: (await import('./transcripts/TranscriptsScreen')).TranscriptsScreen }),
  },
  {
    path: `${path}/leads`,
    handle: new LinkedScreen('Leads', Users),
    lazy: async () => ({ Component: (await import('./leads/LeadsScreen')).LeadsScreen }),
  },
  {
    path: diaryPath(),
    handle: new LinkedScreen('Diary', CalendarDays),
    lazy: async () => ({ Component: (await import('./diary/DiaryScreen')).DiaryScreen }),
  },
  {
    path: analyticsPath,
    handle: new LinkedScreen('Analytics', ChartLine),
    lazy: async () => ({ Component: (await import('./analytics/AnalyticsScreen')).AnalyticsScreen }),
  },
  {
    path: `${path}/training`,
    handle: new LinkedScreen('Training', GraduationCap),
    lazy: async () => ({ Component: (await import('./training/TrainingScreen')).TrainingScreen }),
  },
];

/** Guarded by RequireInstaller. Each tab of the dashboard is a route; search and filter stand in the address. */
export const installerDashboardRoutes: RouteObject[] = [
  {
    handle: new PortalNavigation([...screens, settingsRoute]),
    lazy: async () => ({ Component: (await import('./frame/InstallerFrame')).InstallerFrame }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./frame/AccountNeeded')).AccountNeeded }),
        children: screens,
      },
      settingsRoute,
    ],
  },
  {
    path: '/installer/conversations/:sessionId/sheet',
    lazy: async () => ({ Component: (await import('./sheet/SheetPage')).SheetPage }),
  },
  {
    path: '/installer/conversations/:sessionId/transcript',
    lazy: async () => ({ Component: (await import('./export/TranscriptPage')).TranscriptPage }),
  },
];
