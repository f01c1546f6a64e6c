import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

/** What an installer asks the admin to change of its training. Times are ISO 8601 UTC; `doneAt` is null while it waits. */
export const trainingChangeSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: z.string(),
  doneAt: z.string().nullable(),
});
export type TrainingChange = z.infer<typeof trainingChangeSchema>;

/** The newest, newest first. */
const response = z.object({ changes: z.array(trainingChangeSchema) });
const listing = { method: 'GET', body: nothing, query: noQuery, response } as const;

export const ownTrainingChanges = route({
  ...listing,
  path: '/api/installer/training/changes',
  access: 'installer',
  summary: 'What the signed-in installer asked to have changed in its training',
});

export const askForTrainingChange = route({
  method: 'POST',
  path: '/api/installer/training/changes',
  access: 'installer',
  summary: 'Asks the admin for a change of the training; the same id again asks once',
  body: z.object({
    id: z.uuid(),
    text: z.string().trim().min(1, 'Please say what should change').max(1_000, 'At most 1,000 characters'),
  }),
  query: noQuery,
  response,
});

export const trainingChangesForAdmin = route({
  ...listing,
  path: '/api/installers/:slug/training/changes',
  access: 'admin',
  summary: 'What an installer asked to have changed in its training',
});

export const finishTrainingChange = route({
  method: 'POST',
  path: '/api/installers/:slug/training/changes/:changeId/done',
  access: 'admin',
  summary: 'Marks a change that an installer asked for as done; the installer sees that',
  body: nothing,
  query: noQuery,
  response,
});
