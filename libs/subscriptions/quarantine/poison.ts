import { UnreadableEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { DatabaseError } from 'pg';
import { UnfoldableEvent } from './unfoldable-event';

export interface Poison {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly eventType: string;
  readonly reason: string;
}

const blamesData = /^(?:22|23|54)/;

const refusedCode = (error: unknown): string | undefined =>
  error instanceof DatabaseError && error.code !== undefined && blamesData.test(error.code) ? error.code : undefined;

const unreadableType = ({ cause }: UnreadableRecord): string =>
  cause instanceof UnreadableEvent ? cause.eventType : 'unknown';

/** The same words for all failures alike; undefined where waiting may heal it. */
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

const reasonOf = (error: unknown): string => {
  if (!(error instanceof UnfoldableEvent)) return `The row was refused by the database (${refusedCode(error) ?? ''})`;
  return `The fold threw ${error.cause instanceof Error ? error.cause.name : typeof error.cause}`;
};

export const foldedPoison = ({ stream, revision, position, type }: RecordedEvent, error: unknown): Poison => ({
  stream,
  revision,
  position,
  eventType: type,
  reason: reasonOf(error),
});
