import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build left them, the smallest first. */
const files = [
  { encoding: 'br', file: 'installer.html.br' },
  { encoding: 'gzip', file: 'installer.html.gz' },
  { encoding: 'identity', file: 'installer.html' },
];

/** `/installer`, rendered at build time. Its public address, where there is one, goes into a header: the page itself is the same everywhere. */
export const registerLandingPage = (server: FastifyInstance, frontend: string, publicUrl: string): void => {
  const forms = files.map(({ encoding, file }) => ({ encoding, page: readFileSync(join(frontend, file)) }));
  const offered = forms.map(({ encoding }) => encoding);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(publicUrl.startsWith('https://') && { link: `<${publicUrl}/installer>; rel="canonical"` }),
  };
  for (const path of ['/installer', '/installer/'])
    server.get(path, (request, reply) => {
      const accepted = new Negotiator(request).encodings(offered);
      const form = forms.find(({ encoding }) => accepted.includes(encoding));
      if (!form) return reply.status(406).send();
      if (form.encoding !== 'identity') reply.header('content-encoding', form.encoding);
      return reply.headers(headers).send(form.page);
    });
};
