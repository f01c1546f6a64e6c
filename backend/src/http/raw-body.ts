import type { FastifyInstance, FastifyRequest } from 'fastify';

const signed = /^\/api\/stripe\/webhook(?:\?|$)/;
const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Byte for byte, where a signature is made over it. */
export const rawBodyOf = (request: FastifyRequest): Buffer => bodies.get(request) ?? Buffer.alloc(0);

/** Before Fastify's own: JSON is read as ever, and its bytes are kept where they are signed. */
export const registerRawBodies = (server: FastifyInstance): void => {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!Buffer.isBuffer(body)) return done(new Error('A body is read as bytes'));
    if (signed.test(request.url)) bodies.set(request, body);
    void readJson(request, body.toString('utf8'), done);
  });
};
