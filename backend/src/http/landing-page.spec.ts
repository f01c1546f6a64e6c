import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { registerLandingPage } from './landing-page';

describe('the landing page', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'landing-page-'));
    writeFileSync(join(folder, 'installer.html'), 'page');
    writeFileSync(join(folder, 'installer.html.br'), brotliCompressSync('page'));
    writeFileSync(join(folder, 'installer.html.gz'), gzipSync('page'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['https://pilotlight.example', '<https://pilotlight.example/installer>; rel="canonical"'],
    ['http://127.0.0.1:3000', null],
  ])('of %s tells search engines its address: %s', async (publicUrl, link) => {
    const server = fastify();
    registerLandingPage(server, folder, publicUrl);
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/installer', '/installer/'])
      expect((await fetch(`${address}${path}`)).headers.get('link')).toBe(link);
    await server.close();
  });
});
