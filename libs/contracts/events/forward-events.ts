import { z } from 'zod';
import { forwardChannelSchema, forwardTargetSchema } from '../values/lead-forward';
import { conversationKeys } from './conversation-keys';
import { event } from './event-definition';
import { personal } from './personal';

export const forwardEvents = {
  /** To a colleague. `to` is an email address or E.164; `target` says which of the installer's it is. */
  LeadForwarded: event(
    z.object({
      ...conversationKeys,
      forwardId: z.uuid(),
      channel: forwardChannelSchema,
      target: forwardTargetSchema,
      to: personal(),
      note: personal().nullable(),
      by: personal(),
    }),
    { note: 'The installer forwarded the lead to a colleague.' },
  ),
} as const;
