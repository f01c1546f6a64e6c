import type { FastifyInstance } from 'fastify';
import { storableText } from '@pilotlight/contracts/values/storable-text';

// Only ever hashed and compared with a hash.
const secret = /password$/i;

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, secret.test(key) ? each : storable(each)]),
  );
};

/**
 * Strips text that can't be stored or garbles its surroundings from every body and query, before anything reads them. Passwords excepted.
 */
export const registerStorableText = (server: FastifyInstance): void => {
  server.addHook('preValidation', async (request) => {
    request.body = storable(request.body);
    request.query = storable(request.query);
  });
};
