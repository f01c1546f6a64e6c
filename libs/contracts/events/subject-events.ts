import { z } from 'zod';
import { event } from './event-definition';
import { slugSchema } from '../values/slug';

export const erasureCauseSchema = z.enum(['request', 'retention']);
export type ErasureCause = z.infer<typeof erasureCauseSchema>;

export const subjectEvents = {
  /** The key is destroyed; without a session, the installer's own account is erased. */
  SubjectErased: event(z.object({ slug: slugSchema, sessionId: z.uuid().nullable(), cause: erasureCauseSchema }), {
    note: "The key of a person's words was destroyed: they can't be read any more.",
  }),
} as const;
