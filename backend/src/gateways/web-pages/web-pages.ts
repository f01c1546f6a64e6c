export type PageRead =
  { readonly kind: 'read'; readonly text: string } | { readonly kind: 'unread'; readonly problem: string };

export abstract class WebPages {
  /** At most `trainingLimits.page` characters. Never throws; answers within ten seconds. */
  abstract read(url: string): Promise<PageRead>;
}
