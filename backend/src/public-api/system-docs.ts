import type { FastifyInstance } from 'fastify';
import { systemDocsPage } from './system-docs-page';
import { systemDocsStyles } from './system-docs-styles';

/** `GET /api/v1/docs`: how an installer's own system talks to Pilotlight, to read; in production too. */
export const registerSystemDocs = (server: FastifyInstance, publicUrl: string): void => {
  let page: string | null = null;
  server.get('/api/v1/docs', async (_, reply) => {
    page ??= systemDocsPage(publicUrl);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/v1/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(systemDocsStyles));
};
