import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { HostSite } from './host-site';

const root = join(__dirname, '..');
const examples = join(root, 'examples');

/** As its readers put them into the files. */
export interface Embedded {
  readonly host: string;
  readonly slug: string;
  readonly key: string;
}

const written = (text: string, { host, slug, key }: Embedded): string =>
  text
    .replaceAll('https://your.host', host)
    .replace('data-installer="slug"', `data-installer="${slug}"`)
    .replace('data-key="key"', `data-key="${key}"`)
    .replace('installer="slug" apiKey="key"', `installer="${slug}" apiKey="${key}"`);

/** The values are put in where a reader would, before anything is built: the sources themselves stay. */
const reactSite = (embedded: Embedded, built: string): void => {
  const build = `
    const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
    const values = { name: 'values', enforce: 'pre', transform: (code, id) => id.endsWith('main.jsx') ? code.replace('https://your.host', process.env.HOST).replace('"slug"', JSON.stringify(process.env.SLUG)).replace('"key"', JSON.stringify(process.env.KEY)) : null };
    await build({ configFile: false, logLevel: 'error', root: process.env.SOURCE, plugins: [values, react()], build: { outDir: process.env.BUILT, emptyOutDir: true, modulePreload: false } });
  `;
  const { host: HOST, slug: SLUG, key: KEY } = embedded;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: join(root, 'frontend'),
    env: { ...process.env, NODE_ENV: 'production', HOST, SLUG, KEY, SOURCE: join(examples, 'react'), BUILT: built },
  });
};

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Serves one of `examples/` on an origin of its own. What it embeds is known once `embed` is called. */
export const startExampleSite = async (name: 'plain-html' | 'strict-csp' | 'react') => {
  const built = mkdtempSync(join(tmpdir(), 'pilotlight-example-'));
  const files = new Map<string, string>();
  const policyFile = readdirSync(join(examples, name)).find((file) => file === 'policy.txt');
  let policy = '';
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (file === undefined) return response.writeHead(204).end();
    const type = { 'content-type': types[extname(path)] ?? 'text/plain' };
    return response.writeHead(200, policy ? { ...type, 'content-security-policy': policy } : type).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const site: HostSite = {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      rmSync(built, { recursive: true });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const embed = (embedded: Embedded): void => {
    if (policyFile)
      policy = written(readFileSync(join(examples, name, policyFile), 'utf8'), embedded)
        .trim()
        .replace(/^.*?: /, '');
    if (name === 'react') reactSite(embedded, built);
    const folder = name === 'react' ? built : join(examples, name);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => extname(each)))
      files.set(`/${file}`, written(readFileSync(join(folder, file), 'utf8'), embedded));
  };
  return { ...site, embed };
};
