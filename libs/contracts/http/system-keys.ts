import { z } from 'zod';
import { systemKeyDays, systemScopeSchema } from '../values/system-key';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

/**
 * Times are ISO 8601 UTC; `lastUsedAt` to the minute. `ending` is the last four characters: what tells one key from another; "" of a key that
 * nobody was ever told, since making it broke off.
 */
export const systemKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ending: z.string(),
  scopes: z.array(systemScopeSchema),
  issuedAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
export type SystemKey = z.infer<typeof systemKeySchema>;

export const systemKeys = route({
  method: 'GET',
  path: '/api/installer/system-keys',
  access: 'installer',
  summary: "The keys of the signed-in installer's own systems, newest first",
  body: nothing,
  query: noQuery,
  response: z.object({ keys: z.array(systemKeySchema) }),
});

/** The same `keyId` again makes no other key: `key` is told once, and null from then on. */
export const issueSystemKey = route({
  method: 'POST',
  path: '/api/installer/system-keys',
  access: 'installer',
  status: 201,
  summary: "Issues a key for one of the signed-in installer's own systems",
  body: z.object({
    /** Chosen by the caller, so that a request that is sent again makes one key. */
    keyId: z.uuid(),
    name: z.string().trim().min(2, 'Please name the system that will use this key').max(60, 'At most 60 characters'),
    scopes: z
      .array(systemScopeSchema)
      .min(1, 'Please choose what this key may do')
      .transform((scopes) => [...new Set(scopes)].toSorted()),
    /** Null where it works until it is revoked. */
    days: z.union(systemKeyDays.map((days) => z.literal(days))).nullable(),
  }),
  query: noQuery,
  response: z.object({ key: z.string().nullable(), keys: z.array(systemKeySchema) }),
});

export const revokeSystemKey = route({
  method: 'DELETE',
  path: '/api/installer/system-keys/:keyId',
  access: 'installer',
  summary: "Ends a key of the signed-in installer's own systems at once",
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
