import type { RecordedEvent } from '@kurrent/kurrentdb-client';
import { eventMetadataSchema, type EventMetadata } from '@pilotlight/contracts/events/event';
import { z } from 'zod';
import type { StoredEvent } from '../event-store';
import { toPosition } from './log-position';

const { tenant, actor, correlationId, causationId } = eventMetadataSchema.shape;

/** Named as KurrentDB's own tools expect. */
const recordMetadataSchema = z.object({
  tenant,
  actor,
  $correlationId: correlationId,
  $causationId: causationId,
  /** Tells the call that wrote the event: the server answers a repeated append in the same way. */
  attempt: z.string(),
  writtenAt: z.iso.datetime(),
});

export type RecordMetadata = z.infer<typeof recordMetadataSchema>;

export const toRecordMetadata = (metadata: EventMetadata, attempt: string, now: Date): RecordMetadata => ({
  tenant: metadata.tenant,
  actor: metadata.actor,
  $correlationId: metadata.correlationId,
  $causationId: metadata.causationId,
  attempt,
  writtenAt: now.toISOString(),
});

const unsigned: RecordMetadata = {
  tenant: null,
  actor: { kind: 'system', id: null },
  $correlationId: '',
  $causationId: null,
  attempt: '',
  writtenAt: new Date(0).toISOString(),
};

const metadataOf = (record: RecordedEvent): RecordMetadata =>
  recordMetadataSchema.safeParse(record.metadata).data ?? unsigned;

export const attemptOf = (record: RecordedEvent): string => metadataOf(record).attempt;

export const atOf = (record: RecordedEvent): string => {
  const second = Math.floor(record.created.getTime() / 1000) * 1000;
  const written = Date.parse(metadataOf(record).writtenAt);
  return new Date(Math.min(Math.max(written, second), second + 999)).toISOString();
};

export const positionOf = (record: RecordedEvent): StoredEvent['position'] => {
  if (record.position === undefined) throw new Error('KurrentDB 22.6 or later is needed: it gives no positions');
  return toPosition(record.position);
};

export const toStored = (record: RecordedEvent): StoredEvent => {
  const { $correlationId, $causationId, ...metadata } = metadataOf(record);
  return {
    id: record.id,
    type: record.type,
    data: record.data,
    stream: record.streamId,
    revision: Number(record.revision),
    position: positionOf(record),
    at: atOf(record),
    tenant: metadata.tenant,
    actor: metadata.actor,
    correlationId: $correlationId,
    causationId: $causationId,
  };
};
