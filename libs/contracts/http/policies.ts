import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

/** What a policy can't react to is set aside with an alert; once the cause is mended, it is tried again. */
export const redrivePolicies = route({
  method: 'POST',
  path: '/api/policies/redrive',
  access: 'admin',
  summary: 'Tries again what policies have set aside',
  body: nothing,
  query: noQuery,
  response: z.object({ done: z.int(), left: z.int() }),
});
