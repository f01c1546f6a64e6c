import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

/** The installer's reminders, the first noted first. */
export const ownReminders = route({
  method: 'GET',
  path: '/api/installer/reminders',
  access: 'installer',
  summary: 'What the installer is to think of',
  body: nothing,
  query: noQuery,
  response: z.object({ reminders: z.array(z.object({ reminderId: z.uuid(), text: z.string() })) }),
});
