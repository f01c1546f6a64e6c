import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { doors, firstScreens } from './shared-chunks.ts';
import { shells } from './shell-markup.ts';

const portals = [
  {
    name: 'installer',
    html: '/installer-dashboard.html',
    scope: '/installer/',
    api: '/api/installer/',
    pages: '^/installer/(dashboard|diary|settings|conversations|login)(/|$)',
    modules: firstScreens.installer,
  },
  {
    name: 'admin',
    html: '/admin-dashboard.html',
    scope: '/admin/',
    api: '/api/',
    pages: '^/admin/(dashboard|leads|notifications|login)(/|$)',
    modules: firstScreens.admin,
  },
] as const;

/** The two doors may cost so much script until they can be used, in bytes as gzip. What checks the form comes once somebody types. */
const login = {
  most: 190_000,
  modules: doors,
} as const;

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never[]) => unknown>>[1];

const rootMark = '<div id="root"></div>';

const filesOf = (bundle: Bundle, start: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(visit);
  };
  start.forEach(visit);
  return [...found];
};

const chunksWith = (bundle: Bundle, modules: readonly string[]): string[] =>
  modules.map((module) => {
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(`/${module}`) === true,
    );
    if (!chunk) throw new Error(`No chunk is made of ${module}`);
    return chunk.fileName;
  });

const sizeOf = (bundle: Bundle, files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const chunk = bundle[file];
    return sum + (chunk?.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0);
  }, 0);

/** Writes each portal's own page, with its painted frame and its parts, and the worker that keeps both for a day without network. */
export const portalPages = (): Plugin => ({
  name: 'portal-pages',
  enforce: 'post',
  apply: 'build',
  transformIndexHtml: (html, { path }) =>
    path === '/index.html' ? html.replace(rootMark, () => `<div id="root">${shells.index}</div>`) : html,
  writeBundle({ dir = '' }, bundle) {
    const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry && each.name === 'index');
    if (!entry) throw new Error('The site has no entry');
    const always = filesOf(bundle, [entry.fileName]);
    for (const module of login.modules) {
      const size = sizeOf(bundle, filesOf(bundle, [entry.fileName, ...chunksWith(bundle, [module])]));
      this.info(`${module}: ${size} bytes of script`);
      if (size > login.most) throw new Error(`${module} needs ${size} bytes of script; ${login.most} at most`);
    }
    const index = readFileSync(join(dir, 'index.html'), 'utf8');
    const styles = [...index.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].flatMap(([, href]) => href ?? []);
    const worked = portals.map(({ modules, html, ...portal }) => {
      const own = filesOf(bundle, chunksWith(bundle, modules)).filter((file) => !always.includes(file));
      const links = [
        ...own.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        `<link rel="manifest" href="/${portal.name}.webmanifest">`,
        '<link rel="apple-touch-icon" href="/icons/192.png">',
      ];
      const shell = html === '/installer-dashboard.html' ? shells['installer-dashboard'] : shells['admin-dashboard'];
      const text = index.replace(shells.index, () => shell).replace('</head>', () => `${links.join('\n')}\n</head>`);
      writeFileSync(join(dir, html), text);
      const files = [...always, ...own].map((file) => `/${file}`);
      return { ...portal, html, files: [html, '/mark.svg', ...styles, ...files], text };
    });
    const release = createHash('sha256')
      .update(worked.map(({ text }) => text).join())
      .digest('hex')
      .slice(0, 16);
    const source = readFileSync(join(import.meta.dirname, 'service-worker.mjs'), 'utf8');
    const known = worked.map(({ text: _text, ...portal }) => portal);
    writeFileSync(
      join(dir, 'sw.js'),
      source.replace('__RELEASE__', release).replace('__PORTALS__', () => JSON.stringify(known)),
    );
  },
});
