import type { FastifyInstance } from 'fastify';

// PostgreSQL can hold neither of the first two; overrides and isolates of direction turn what stands beside them. Nobody types any.
const unstorable = /\0|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/gu;

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)]));
};

/** Takes NULs, halves of surrogate pairs and overrides of direction out of every body and query before anything looks at them. */
export const registerStorableText = (server: FastifyInstance): void => {
  server.addHook('preValidation', async (request) => {
    request.body = storable(request.body);
    request.query = storable(request.query);
  });
};
