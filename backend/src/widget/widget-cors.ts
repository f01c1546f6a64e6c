import type { FastifyInstance } from 'fastify';
import type { WidgetAuthorizer } from './widget-authorizer';

const widgetPath = /^\/api\/widget\/([a-z0-9-]{1,63})\//;
/** What a visit's link may do, wherever it is: its token is the right to it, and no cookie goes along. */
const linkPath = /^\/api\/appointment(?:[/?]|$)/;
const preflightSeconds = '7200';

/** Exactly the asking origin, without credentials. A refused origin gets no header, so the browser keeps the answer from the page. */
export const registerWidgetCors = (server: FastifyInstance, authorizer: WidgetAuthorizer): void => {
  server.addHook('onRequest', async (request, reply) => {
    const slug = widgetPath.exec(request.url)?.[1];
    const isLink = linkPath.test(request.url);
    if (!slug && !isLink) return;
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    const allowed = slug ? await authorizer.allows(slug, origin) : origin !== undefined;
    if (allowed && origin) void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    if (!allowed) return reply.status(403).send();
    return reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', preflightSeconds)
      .send();
  });
};
