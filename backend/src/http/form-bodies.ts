import type { FastifyInstance } from 'fastify';

/** For providers' callbacks and mail clients' one click, each proved by a signature. */
const open = /^\/(?:api\/webhooks|unsubscribe|test-payments\/portal)[/?]/;

const unsupported = (): Error => Object.assign(new Error('Please send JSON'), { statusCode: 415 });

/** Only there: elsewhere anybody's page could post forms in a visitor's name. */
export const registerFormBodies = (server: FastifyInstance): void => {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!open.test(request.url)) return done(unsupported());
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (!open.test(request.url)) return done(unsupported());
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('This is no JSON'), { statusCode: 400 }));
    }
  });
};
