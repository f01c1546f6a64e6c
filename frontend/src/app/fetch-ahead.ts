import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Where a door leads. */
const behind: Readonly<Record<string, string>> = {
  '/installer/login': '/installer/dashboard',
  '/admin': '/admin/dashboard',
  '/admin/login': '/admin/dashboard',
};

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 2_000);
};

/** Fetches a screen's parts before somebody goes there. That it fails is told once they do. */
const fetchScreen = (routes: RouteObject[], path: string): void => {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
};

/** The next screen is there before it is wanted: what lies behind a door, and what a pointer or the focus has come to. */
export const fetchAhead = (routes: RouteObject[]): void => {
  const next = behind[window.location.pathname.replace(/\/$/, '')];
  if (next) window.addEventListener('load', () => idle(() => fetchScreen(routes, next)), { once: true });
  const begun = new Set<string>();
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || begun.has(link.pathname)) return;
    begun.add(link.pathname);
    fetchScreen(routes, link.pathname);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, point, { passive: true, capture: true });
};
