import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landingPages, registerLandingPages } from './landing-page';

describe('a landing page', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'landing-page-'));
    for (const file of Object.values(landingPages)) writeFileSync(join(folder, file), `<title>${file}</title>page`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(landingPages))(
    'at %s tells search engines and shared links its one address',
    async (path, file) => {
      const server = fastify();
      registerLandingPages(server, folder, 'https://pilotlight.example');
      const address = await server.listen({ host: '127.0.0.1', port: 0 });
      for (const visited of [path, `${path}/`, `${path}?from=leaflet`]) {
        const text = await (await fetch(address + visited)).text();
        expect(text.match(/<link rel="canonical"[^>]*>/g)).toEqual([
          `<link rel="canonical" href="https://pilotlight.example${path}">`,
        ]);
        expect(text).toContain(`<meta property="og:url" content="https://pilotlight.example${path}">`);
        expect(text).toContain('<meta property="og:image" content="https://pilotlight.example/share.jpg">');
        expect(text).toContain(`<title>${file}</title>`);
      }
      await server.close();
    },
  );
});
