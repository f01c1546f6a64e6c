import type { LucideIcon } from 'lucide-react';
import { type RouteObject, useMatches } from 'react-router-dom';

export interface PortalLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Only its own page makes it the current one, as other links lead to pages under it. */
  readonly end: boolean;
  /** It is the current one on these pages too. */
  readonly alsoAt: readonly string[];
}

export interface ScreenTab {
  readonly to: string;
  readonly label: string;
  /** A line stands before it. */
  readonly startsGroup: boolean;
}

/** The `handle` of a screen that has a link in its portal's navigation, and tabs of its own if any. */
export class LinkedScreen {
  constructor(
    readonly label: string,
    readonly icon: LucideIcon,
    readonly tabs: readonly ScreenTab[] = [],
    /** Where its link leads, if the route has no path of its own. */
    readonly to?: string,
  ) {}
}

/** The `handle` of a portal's frame: the links to those of its screens that want one, in the routes' order. */
export class PortalNavigation {
  readonly links: readonly PortalLink[];

  constructor(screens: readonly RouteObject[]) {
    const linked = screens.flatMap(({ path = '', handle }) => {
      const screen: unknown = handle;
      if (!(screen instanceof LinkedScreen)) return [];
      const fixed = path.split('/').filter((part) => !part.startsWith(':'));
      const to = screen.to ?? fixed.join('/');
      return [{ label: screen.label, icon: screen.icon, to, alsoAt: screen.tabs.map((tab) => tab.to) }];
    });
    const leadsOn = (to: string) => linked.some((other) => other.to.startsWith(`${to}/`));
    this.links = linked.map((link) => ({ ...link, end: leadsOn(link.to) }));
  }
}

/** The links of the portal that is open. */
export const usePortalLinks = (): readonly PortalLink[] =>
  useMatches().flatMap(({ handle }) => (handle instanceof PortalNavigation ? handle.links : []));

/** The tabs of the screen that is open. */
export const useScreenTabs = (): readonly ScreenTab[] =>
  useMatches().flatMap(({ handle }) => (handle instanceof LinkedScreen ? handle.tabs : []));
