import { z } from 'zod';
import { mostForwarded } from '../values/connection';
import { noQuery, retryKeySchema } from './common';
import { route } from './route';

const chosenLeads = z.object({
  ids: z.array(z.uuid()).min(1, 'Please choose a lead').max(mostForwarded, `At most ${mostForwarded} at once`),
  connectionId: z.uuid(),
  /** The same press again sends nothing twice. */
  retryKey: retryKeySchema,
  /** Also those that went there by hand before; in the same press, nothing that it sent already. */
  again: z.boolean().default(false),
});

/** `before` went to that connection by hand in the last 30 days, or wait to: they are left out until they are wanted `again`. */
const forwarded = z.object({ queued: z.int(), leftOut: z.int(), before: z.int() });

export const forwardLeads = route({
  access: 'installer',
  query: noQuery,
  method: 'POST',
  path: '/api/leads/forward',
  summary:
    "Sends chosen leads to one of the installer's connections; a lead whose visitor can't be reached is left out",
  body: chosenLeads,
  response: forwarded,
});

export const forwardLeadsForAdmin = route({
  method: 'POST',
  path: '/api/installers/:slug/leads/forward',
  access: 'admin',
  summary:
    "Sends chosen leads of an installer to one of its connections for it; one of another installer's is left out",
  body: chosenLeads,
  query: noQuery,
  response: forwarded,
});
