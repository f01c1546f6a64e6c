import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pilotlight: the REST contract</title>
    <link rel="icon" href="/mark.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/begin.js"></script>
  </body>
</html>
`;

const begin = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
`;

/** GET /api/docs: the contract to read and try; production has none. */
export const registerApiDocs = async (server: FastifyInstance): Promise<void> => {
  server.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api/docs/begin.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(begin));
  await server.register(fastifyStatic, {
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/!(swagger-ui.css|swagger-ui-bundle.js)'],
  });
};
