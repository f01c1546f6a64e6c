import { z } from 'zod';
import { event } from './event-definition';
import { slugSchema } from '../values/slug';
import { personal } from './personal';

export const reminderEvents = {
  ReminderNoted: event(z.object({ slug: slugSchema, reminderId: z.uuid(), text: personal() }), {
    note: 'The installer was reminded of something to do.',
  }),
} as const;
