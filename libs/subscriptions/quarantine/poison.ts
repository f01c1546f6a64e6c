import { UnreadableEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { DatabaseError } from 'pg';
import { UnfoldableEvent } from './unfoldable-event';

/** An event that a read model can't take in: where it stands and why, never what is in it. */
export interface Poison {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly eventType: string;
  readonly reason: string;
}

/** SQLSTATE classes that blame what is written: data exception, integrity violation, program limit. */
const blamesData = /^(?:22|23|54)/;

const refusedCode = (error: unknown): string | undefined =>
  error instanceof DatabaseError && error.code !== undefined && blamesData.test(error.code) ? error.code : undefined;

const unreadableType = ({ cause }: UnreadableRecord): string =>
  cause instanceof UnreadableEvent ? cause.eventType : 'unknown';

/**
 * What is wrong when an event is to blame: the same words for all that fail alike. Undefined for any other failure, which waiting may
 * heal.
 */
export const blameOf = (error: unknown): string | undefined => {
  if (error instanceof UnreadableRecord) return `unreadable: ${unreadableType(error)}`;
  if (error instanceof UnfoldableEvent) return `unfoldable: ${error.eventType}`;
  const code = refusedCode(error);
  return code === undefined ? undefined : `refused by the database: ${code}`;
};

export const unreadablePoison = (record: UnreadableRecord): Poison => ({
  stream: record.stream,
  revision: record.revision,
  position: record.position,
  eventType: unreadableType(record),
  reason: record.cause instanceof UnreadableEvent ? record.cause.message : 'It can not be read',
});

/** A failure's message is left out, for it may quote what is in the event. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof UnfoldableEvent)) return `The row was refused by the database (${refusedCode(error) ?? ''})`;
  return `The fold threw ${error.cause instanceof Error ? error.cause.name : typeof error.cause}`;
};

/** The one event that was being folded when this was thrown. */
export const foldedPoison = ({ stream, revision, position, type }: RecordedEvent, error: unknown): Poison => ({
  stream,
  revision,
  position,
  eventType: type,
  reason: reasonOf(error),
});
