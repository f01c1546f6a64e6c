import type { FastifyInstance } from 'fastify';

// PostgreSQL can hold neither; nobody types them, and no screen shows them.
const unstorable = /\0|\p{Surrogate}/gu;

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)]));
};

/** Takes NULs and halves of surrogate pairs out of every body and query before anything looks at them. */
export const registerStorableText = (server: FastifyInstance): void => {
  server.addHook('preValidation', async (request) => {
    request.body = storable(request.body);
    request.query = storable(request.query);
  });
};
