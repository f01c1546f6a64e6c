import { z } from 'zod';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

/** Times are ISO 8601 UTC. `address` is the network's that it was opened from; an IPv6 one without what tells a host. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** "Chrome on Windows"; null where the browser doesn't say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  openedAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const ownSessions = route({
  method: 'GET',
  path: '/api/installer/sessions',
  access: 'installer',
  summary: 'Where the signed-in installer is signed in, this session first, then as last used',
  body: nothing,
  query: noQuery,
  response: z.object({ sessions: z.array(ownSessionSchema) }),
});

export const endOwnSession = route({
  method: 'DELETE',
  path: '/api/installer/sessions/:loginId',
  access: 'installer',
  summary: "Ends one of the signed-in installer's sessions at once",
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});

export const endOtherSessions = route({
  method: 'POST',
  path: '/api/installer/sessions/end-others',
  access: 'installer',
  summary: "Ends all of the signed-in installer's sessions but this one",
  body: nothing,
  query: noQuery,
  response: confirmationSchema.extend({ ended: z.int() }),
});

export const newPasswordSchema = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must be at most 128 characters');

export const changeOwnPassword = route({
  method: 'POST',
  path: '/api/installer/password',
  access: 'installer',
  summary: "Changes the signed-in installer's password, by the current one; every other session ends",
  body: z.object({
    currentPassword: z.string().min(1, 'Please enter your current password').max(128),
    newPassword: newPasswordSchema,
  }),
  query: noQuery,
  response: confirmationSchema,
});
