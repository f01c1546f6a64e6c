import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { demoApiKey, demoSlug } from './demo-installer';
import { demoStyles, renderDemoPage } from './demo-page/demo-page';

/** A small heating company's website with the widget on it, as any installer's would carry it. */
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
};
