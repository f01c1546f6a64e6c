import { z } from 'zod';
import { event } from './event-definition';
import { slugSchema } from '../values/slug';

export const auditEvents = {
  /** Written before the words are shown: those of one event, or of the account as it stood at a moment (ISO 8601 UTC). */
  PersonalDataViewed: event(
    z.object({
      slug: slugSchema,
      eventId: z.uuid().nullable(),
      accountAt: z.string().nullable(),
    }),
    { note: 'An auditor was shown personal words.' },
  ),
} as const;
