import { z } from 'zod';
import { gasSafeCheckSchema } from '../values/gas-safe';
import { confirmationSchema, noQuery, nothing } from './common';
import { installerSchema } from './installers';
import { route } from './route';

export const pendingInstallers = route({
  method: 'GET',
  path: '/api/admin/installers/pending',
  access: 'admin',
  summary: 'Registrations that wait for approval, those ready for it first; or those turned down',
  body: nothing,
  query: z.object({ filter: z.enum(['waiting', 'rejected']).default('waiting') }),
  response: z.object({
    installers: z.array(installerSchema),
    counts: z.object({ waiting: z.int(), rejected: z.int() }),
  }),
});

const note = z.string().trim().max(2000, 'At most 2,000 characters').optional();

/**
 * `gasSafe` is the check of the Gas Safe Register: number, whether the name matches, the day; by whom says the event's actor. Where the register
 * has another name, `approvalNotes` must say why the firm is let in all the same. `approvalNotes` alone are the written reason for letting one in
 * without a check. The portal takes the one or the other; the bare call, which other clients know, records that nothing was checked.
 */
export const approveInstaller = route({
  method: 'PATCH',
  path: '/api/admin/installers/:slug/approve',
  access: 'admin',
  summary:
    'Lets a pending installer in, once its email is verified, with the check of the Gas Safe Register or the reason for doing without',
  body: z.object({ approvalNotes: note, gasSafe: gasSafeCheckSchema.optional() }).optional(),
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});

export const rejectInstaller = route({
  method: 'PATCH',
  path: '/api/admin/installers/:slug/suspend',
  access: 'admin',
  summary: 'Turns a pending installer down, ends its subscription and refunds it; suspends an active one',
  body: z.object({ reason: note }).optional(),
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});

/** Numbers of what goes, and of what stays. */
export const deletionSchema = z.object({
  conversations: z.int(),
  appointments: z.int(),
  photos: z.int(),
  payments: z.int(),
  subscription: z.enum(['none', 'active', 'cancelled']),
});
export type Deletion = z.infer<typeof deletionSchema>;

export const previewDeletion = route({
  method: 'GET',
  path: '/api/admin/installers/:slug/deletion',
  access: 'admin',
  summary: "What an installer's deletion would remove",
  body: nothing,
  query: noQuery,
  response: z.object({ deletion: deletionSchema }),
});

export const deleteInstaller = route({
  method: 'DELETE',
  path: '/api/admin/installers/:slug',
  access: 'admin',
  summary:
    "Deletes an installer for good: its subscription ends, its people's keys are destroyed, its slug stays taken",
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
