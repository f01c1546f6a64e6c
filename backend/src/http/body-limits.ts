import type { FastifyInstance } from 'fastify';
import { Refused } from '../write-side/refused';

export const bodyLimit = 100 * 1024;
const depthLimit = 20;

const deeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((each) => deeperThan(each, depth - 1)));

/** No honest body is nested deeper; parsing on would only cost time. */
export const registerDepthLimit = (server: FastifyInstance): void => {
  server.addHook('preValidation', async (request) => {
    if (deeperThan(request.body, depthLimit)) throw new Refused('The request is nested too deeply', 'invalid');
  });
};
