import type { Page } from 'playwright-core';

export type Who = 'anybody' | 'admin' | 'installer' | 'auditor';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly who?: Who;
  /** Brings the screen about once its address is open. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the browser itself notes on the console here. */
  readonly expected?: RegExp;
}
