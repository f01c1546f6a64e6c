import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const dashboardPath = '/admin/dashboard';
export const pendingPath = `${dashboardPath}/pending`;
export const downloadsPath = `${dashboardPath}/downloads`;
export const platformInsightsPath = `${dashboardPath}/insights`;
export const platformAnalyticsPath = `${dashboardPath}/analytics`;
export const healthPath = `${dashboardPath}/health`;
export const platformPromptPath = `${dashboardPath}/platform-prompt`;
export const leadsPath = '/admin/leads';
export const notificationsPath = '/admin/notifications';
export const logPath = `${notificationsPath}/log`;

/** Where an installer's figures and transcripts are; with a session, the one that is open. */
export const insightsPath = (slug: string, sessionId?: string): string =>
  `${dashboardPath}/installer/${slug}/insights${sessionId === undefined ? '' : `/${sessionId}`}`;

/** Its figures over a period. */
export const analyticsPath = (slug: string): string => `${dashboardPath}/installer/${slug}/analytics`;

/** A link to a dialog over this page: the page's search, filter and place stay as they are. */
export const useDialogLink = () => {
  const { search } = useLocation();
  return (path: string) => ({ to: { pathname: path, search }, preventScrollReset: true }) as const;
};

/** Leaves a dialog for the page under it, as that page was; `created` is the installer that the list then shows. */
export const useCloseDialog = (page = dashboardPath, created: string | null = null): (() => void) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    () =>
      void navigate(
        { pathname: page, search },
        { replace: true, preventScrollReset: true, ...(created !== null && { state: { created } }) },
      ),
    [navigate, page, search, created],
  );
};
