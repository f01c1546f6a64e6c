import { z } from 'zod';
import { auditedValueSchema } from './audit';
import { momentSchema } from '../values/moment';
import { noQuery, nothing } from './common';
import { route } from './route';

const standingSchema = z.object({
  at: z.string(),
  after: z.int().nullable(),
  events: z.int(),
});

export const stateComparisonSchema = z.object({
  was: standingSchema,
  now: standingSchema,
  fields: z.array(
    z.object({ name: z.string(), was: auditedValueSchema, now: auditedValueSchema, differs: z.boolean() }),
  ),
  /** Milliseconds. */
  took: z.number(),
  /** Oldest first; `number` is of the last event of that moment. */
  moments: z.array(z.object({ at: z.string(), number: z.int() })),
});
export type StateComparison = z.infer<typeof stateComparisonSchema>;

export const installerStateComparison = route({
  method: 'GET',
  path: '/api/audit/installers/:slug/state',
  access: 'auditor',
  summary: "An installer's state as of a moment beside the state now, personal words hidden",
  body: nothing,
  query: z.object({ at: momentSchema }),
  response: stateComparisonSchema,
});

export const viewInstallerPersonalData = route({
  method: 'POST',
  path: '/api/audit/installers/:slug/state/personal-data',
  access: 'auditor',
  summary: 'The same with personal words, where the role may see them; the look is logged first',
  body: z.object({ at: momentSchema }),
  query: noQuery,
  response: stateComparisonSchema,
});
