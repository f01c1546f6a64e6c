import {
  attemptProblemSchema,
  type CancelReason,
  cancelReasonSchema,
  type DeliveryStatus,
  deliveryStatusSchema,
  type SentEvent,
  sentEventSchema,
} from '@pilotlight/contracts/values/connection';
import { type Changed, changedSchema } from '@pilotlight/contracts/values/forwarded-lead';
import type { Attempt } from '@pilotlight/contracts/http/connections';
import { z } from 'zod';

const moment = z.date().transform((at) => at.toISOString());

const rowSchema = z.object({
  id: z.uuid(),
  connection_id: z.uuid(),
  slug: z.string(),
  subject_id: z.uuid().nullable(),
  appointment_id: z.uuid().nullable(),
  event: sentEventSchema,
  happened_at: moment,
  change: changedSchema.nullable(),
  status: deliveryStatusSchema,
  cancelled: cancelReasonSchema.nullable(),
  attempts: z.int(),
  tries: z.int(),
  next_attempt_at: moment.nullable(),
  created_at: moment,
});

/** Without a word of a visitor. Moments are ISO 8601 UTC. */
export interface DeliveryRow {
  readonly id: string;
  readonly connectionId: string;
  readonly slug: string;
  /** The visitor's conversation, or an appointment made by hand; null of a test. */
  readonly subjectId: string | null;
  readonly appointmentId: string | null;
  readonly event: SentEvent;
  readonly happenedAt: string;
  readonly change: Changed | null;
  readonly status: DeliveryStatus;
  readonly cancelled: CancelReason | null;
  /** Ever made, and those since it was last sent by hand. */
  readonly attempts: number;
  readonly tries: number;
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
}

export const deliveryRows = (rows: unknown): DeliveryRow[] =>
  z
    .array(rowSchema)
    .parse(rows)
    .map(({ connection_id, subject_id, appointment_id, happened_at, next_attempt_at, created_at, ...row }) => ({
      ...row,
      connectionId: connection_id,
      subjectId: subject_id,
      appointmentId: appointment_id,
      happenedAt: happened_at,
      nextAttemptAt: next_attempt_at,
      createdAt: created_at,
    }));

const attemptRowSchema = z.object({
  delivery_id: z.uuid(),
  attempt: z.int(),
  at: moment,
  status: z.int().nullable(),
  problem: attemptProblemSchema.nullable(),
  milliseconds: z.int().nullable(),
  answer: z.string(),
});

/** By delivery. */
export const attemptRows = (rows: unknown): ReadonlyMap<string, readonly Attempt[]> => {
  const made = new Map<string, Attempt[]>();
  for (const { delivery_id: id, ...attempt } of z.array(attemptRowSchema).parse(rows))
    made.set(id, [...(made.get(id) ?? []), attempt]);
  return made;
};
