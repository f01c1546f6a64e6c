import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { demoApiKey, demoSlug } from './demo-installer';
import { demoStyles, renderDemoPage } from './demo-page/demo-page';

const font = (): Buffer =>
  readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

export const registerDemoSite = (server: FastifyInstance, app: () => INestApplicationContext, host: string): void => {
  server.get('/demo', async (_, reply) => {
    const page = renderDemoPage({ installerSlug: demoSlug, apiKey: await demoApiKey(app()), host });
    return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  server.get('/demo/demo.css', async (_, reply) =>
    reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(demoStyles),
  );
  const woff2 = font();
  server.get('/demo/inter.woff2', async (_, reply) =>
    reply
      .header('content-type', 'font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(woff2),
  );
};
