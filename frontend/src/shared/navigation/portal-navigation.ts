import type { LucideIcon } from 'lucide-react';
import { type RouteObject, useMatches } from 'react-router-dom';

export interface PortalLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Only its own page makes it the current one, not the pages under it. */
  readonly end: boolean;
}

/** The `handle` of a screen that has a link in its portal's navigation. */
export class LinkedScreen {
  constructor(
    readonly label: string,
    readonly icon: LucideIcon,
  ) {}
}

/** The `handle` of a portal's frame: the links to those of its screens that want one, in the routes' order. */
export class PortalNavigation {
  readonly links: readonly PortalLink[];

  constructor(path: string, screens: readonly RouteObject[]) {
    this.links = screens.flatMap((screen) => {
      const handle: unknown = screen.handle;
      if (!(handle instanceof LinkedScreen)) return [];
      const fixed = screen.path?.split('/').filter((part) => !part.startsWith(':')) ?? [];
      const { label, icon } = handle;
      return [{ label, icon, to: [path, ...fixed].join('/'), end: screen.index === true }];
    });
  }
}

/** The links of the portal that is open. */
export const usePortalLinks = (): readonly PortalLink[] =>
  useMatches().flatMap(({ handle }) => (handle instanceof PortalNavigation ? handle.links : []));
