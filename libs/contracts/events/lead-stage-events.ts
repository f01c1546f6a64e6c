import { z } from 'zod';
import { jobValueSchema } from '../values/job-value';
import { leadStageSchema } from '../values/lead-stage';
import { lostReasonSchema } from '../values/lost-reason';
import { conversationKeys } from './conversation-keys';
import { event } from './event-definition';

export const leadStageEvents = {
  /** `reason` belongs to "lost" alone, `valuePence` to "won"; absent where none was given. */
  LeadStageSet: event(
    z.object({
      ...conversationKeys,
      stage: leadStageSchema,
      previous: leadStageSchema,
      reason: lostReasonSchema.optional(),
      valuePence: jobValueSchema.optional(),
    }),
    { note: 'The installer said how far they are with the lead.' },
  ),
} as const;
