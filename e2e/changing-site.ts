import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Product } from './product';

/** The demo installer's website on an origin of its own, whose pages are told as a test goes. */
export interface ChangingSite {
  readonly origin: string;
  /** Serves HTML at a path, with the script line's values in place of its {{PLACEHOLDERS}}. */
  readonly put: (path: string, html: string) => string;
  /** Serves a page of `changing-sites`. */
  readonly putFile: (name: string) => string;
  readonly serveTo: (context: BrowserContext) => Promise<void>;
}

/** The packages that sites exchange their pages with, as their makers publish them. */
const packages: Readonly<Record<string, string>> = {
  '/turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  '/swup.js': 'swup/dist/Swup.umd.js',
};

export const changingSite = async ({ address }: Product): Promise<ChangingSite> => {
  const demo = await (await fetch(`${address}/demo`)).text();
  const valueOf = (name: string): string => new RegExp(`data-${name}="([^"]+)"`).exec(demo)?.[1] ?? '';
  const values: Readonly<Record<string, string>> = {
    ADDRESS: address,
    SLUG: valueOf('installer'),
    KEY: valueOf('key'),
  };
  // The product answers to both names, and a browser takes them for two sites.
  const origin = address.replace(/\/\/[^:]+/, (host) => (host === '//localhost' ? '//127.0.0.1' : '//localhost'));
  const pages = new Map<string, string>();
  const put = (path: string, html: string): string => {
    pages.set(
      path,
      html.replace(/\{\{([A-Z]+)\}\}/g, (whole, name: string) => values[name] ?? whole),
    );
    return origin + path;
  };
  return {
    origin,
    put,
    putFile: (name) => put(`/${name}`, readFileSync(join(__dirname, 'changing-sites', `${name}.html`), 'utf8')),
    async serveTo(context) {
      await context.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const [file, page] = [packages[pathname], pages.get(pathname)];
        if (file) return route.fulfill({ path: join(__dirname, '../node_modules', file) });
        return route.fulfill(page === undefined ? { status: 204 } : { contentType: 'text/html', body: page });
      });
    },
  };
};
