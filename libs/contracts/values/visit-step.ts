import { z } from 'zod';

const time = { start: z.iso.datetime(), end: z.iso.datetime() };
/** The appointment that is to be moved there; null where a new one is to be made. */
const moves = z.uuid().nullable();

/**
 * How far a reply has come with a visit: it offers times, notes the one that was chosen, asks for the yes to it, or asks whether to cancel.
 * Moments are ISO 8601 UTC.
 */
export const visitStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offered'), times: z.array(z.object(time)).max(8), moves }),
  z.object({ kind: z.literal('chosen'), ...time, moves }),
  z.object({ kind: z.literal('asked'), ...time, moves }),
  z.object({ kind: z.literal('cancelling'), appointmentId: z.uuid() }),
  z.object({ kind: z.literal('settled'), appointmentId: z.uuid() }),
]);
export type VisitStep = z.infer<typeof visitStepSchema>;
