import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openPage, type WatchedPage } from './watched-page';

/** What the checks for accessibility set off in a frame that runs no scripts. */
export const noteOfFrames = /Blocked script execution in 'about:srcdoc'/;

/** The running product, seen by an admin who is signed in. */
export interface AdminSide {
  readonly product: Product;
  open(path: string, width?: number): Promise<WatchedPage>;
  stop(): Promise<void>;
}

const sessionOf = async (
  browser: Browser,
  product: Product,
  before: (page: Page, product: Product) => Promise<void>,
) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await before(page, product);
  await signInAsAdmin(page, product);
  const session = await context.storageState();
  await context.close();
  return session;
};

/** `before` is what has happened when the admin signs in. */
export const openAdminSide = async (
  before: (page: Page, product: Product) => Promise<void> = async () => undefined,
): Promise<AdminSide> => {
  const product = await startProduct();
  const browser = await openBrowser();
  const session = await sessionOf(browser, product, before);
  return {
    product,
    async open(path, width = 1440) {
      const viewport = { width, height: width === 360 ? 740 : 900 };
      const context = await browser.newContext({ viewport, storageState: session, reducedMotion: 'reduce' });
      const watched = await openPage(context);
      await watched.page.goto(product.address + path);
      return watched;
    },
    async stop() {
      await browser.close();
      await product.stop();
    },
  };
};
