import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const wordPressPluginPath = '/api/download/wordpress-plugin';

/** `GET`: the plugin as the build packed it, for everybody. It holds no key and no installer's name. */
export const registerWordPressPlugin = (server: FastifyInstance, folder: string): void => {
  const file = readFileSync(join(folder, 'pilotlight.zip'));
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  server.get(wordPressPluginPath, (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="pilotlight.zip"')
      .send(file);
  });
};
