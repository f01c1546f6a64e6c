import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerWidgetVersions } from './widget-versions';

const folder = mkdtempSync(join(tmpdir(), 'pilotlight-versions-'));
const kept = join(folder, 'kept');
afterAll(() => rmSync(folder, { recursive: true }));

/** A build whose first file says its name. */
const build = (version: string): string => {
  const widget = join(folder, version);
  mkdirSync(widget);
  writeFileSync(join(widget, 'version.json'), JSON.stringify({ version, integrity: 'sha384-x' }));
  writeFileSync(join(widget, 'pilotlight.js'), `'${version}'`);
  return widget;
};
const [older, newer] = [build('a'.repeat(16)), build('b'.repeat(16))];

const served = async (widget: string, keptIn: string | undefined, url: string) => {
  const server = fastify();
  await registerWidgetVersions(server, widget, keptIn);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(address + url);
  const body = await response.text();
  await server.close();
  return { status: response.status, body, headers: response.headers };
};
const loaderOf = (version: string): string => `/widget/v/${version.repeat(16)}/pilotlight.js`;

describe('a pinned build of the widget', () => {
  it('is served for good, to any website that checks it', async () => {
    const { status, headers } = await served(older, kept, loaderOf('a'));
    const told = [status, headers.get('cache-control'), headers.get('access-control-allow-origin')];
    expect(told).toEqual([200, 'public, max-age=31536000, immutable', '*']);
  });

  it('stays when the next build has come', async () => {
    expect((await served(newer, kept, loaderOf('a'))).body).toBe(`'${'a'.repeat(16)}'`);
    expect((await served(newer, kept, loaderOf('b'))).body).toBe(`'${'b'.repeat(16)}'`);
  });

  it('is the current one alone where nothing can be kept', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    for (const nowhere of [undefined, join(folder, 'a-file', 'kept')]) {
      expect((await served(newer, nowhere, loaderOf('b'))).status).toBe(200);
      expect((await served(newer, nowhere, loaderOf('a'))).status).toBe(404);
    }
  });

  it.each(['/widget/v/', '/widget/v/..%2f..%2fpackage.json', `/widget/v/${'c'.repeat(16)}/pilotlight.js`])(
    'is nothing else: %s',
    async (url) => expect([403, 404]).toContain((await served(newer, kept, url)).status),
  );
});
