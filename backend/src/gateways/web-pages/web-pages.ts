/** What a page says, or why it can't be read, in plain words for whoever named it. */
export type PageRead =
  { readonly kind: 'read'; readonly text: string } | { readonly kind: 'unread'; readonly problem: string };

/** Pages of the public web. */
export abstract class WebPages {
  /** The text of an http or https address, at most `trainingLimits.page` characters. Never throws; answers within ten seconds. */
  abstract read(url: string): Promise<PageRead>;
}
