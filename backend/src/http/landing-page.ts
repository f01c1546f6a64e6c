import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withWhereabouts } from './page-heads';

/** Each landing page, and the file that the build rendered it into. */
export const landingPages = { '/installer': 'installer.html', '/portal': 'portal.html' } as const;

/** The smallest first. */
const formsOf = (page: string) => [
  { encoding: 'br', page: brotliCompressSync(page) },
  { encoding: 'gzip', page: gzipSync(page) },
  { encoding: 'identity', page: Buffer.from(page) },
];

/** `/installer` and `/portal`, rendered at build time. Only their public address is put in here, once. */
export const registerLandingPages = (server: FastifyInstance, frontend: string, publicUrl: string): void => {
  for (const [address, file] of Object.entries(landingPages)) {
    const forms = formsOf(withWhereabouts(readFileSync(join(frontend, file), 'utf8'), publicUrl, address));
    const offered = forms.map(({ encoding }) => encoding);
    for (const path of [address, `${address}/`])
      server.get(path, (request, reply) => {
        const accepted = new Negotiator(request).encodings(offered);
        const form = forms.find(({ encoding }) => accepted.includes(encoding));
        if (!form) return reply.status(406).send();
        if (form.encoding !== 'identity') reply.header('content-encoding', form.encoding);
        return reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('vary', 'accept-encoding')
          .send(form.page);
      });
  }
};
