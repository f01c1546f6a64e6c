import type { PageScript } from './page-scripts';

export type PageRead =
  { readonly kind: 'read'; readonly text: string } | { readonly kind: 'unread'; readonly problem: string };

export type ScriptsRead =
  | { readonly kind: 'read'; readonly origin: string; readonly scripts: readonly PageScript[] }
  | { readonly kind: 'unread'; readonly problem: string };

export abstract class WebPages {
  /** At most `trainingLimits.page` characters. Never throws; answers within ten seconds. */
  abstract read(url: string): Promise<PageRead>;

  /** The scripts in its HTML, and whose page it is after every redirect. Never throws; answers within ten seconds. */
  abstract scripts(url: string): Promise<ScriptsRead>;
}
