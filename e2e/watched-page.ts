import type { BrowserContext, Page } from 'playwright-core';

/** A page, and all that would be wrong with it: told by the browser, not by the product. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors on the console (a refusal by a content security policy is one), uncaught errors, dialogs. */
  readonly troubles: readonly string[];
  /** The addresses that were fetched, in order. */
  readonly fetched: readonly string[];
}

export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage();
  const troubles: string[] = [];
  const fetched: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => fetched.push(request.url()));
  return { page, troubles, fetched };
};
