import { decodeEvent, UnreadableEvent, type RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { UnreadableRecord, type ReadAllPage, type StoredEvent, type StoredPage } from './event-store';

/** `place` counts from 1; positions compare as text. */
export const positionAt = (place: bigint | number | string): Position => String(place).padStart(20, '0') as Position;

/** Throws UnreadableRecord. */
export const toRecorded = ({ type, data, ...envelope }: StoredEvent): RecordedEvent => {
  try {
    return Object.assign(envelope, decodeEvent(type, data));
  } catch (error) {
    if (error instanceof UnreadableEvent)
      throw new UnreadableRecord(envelope.stream, envelope.revision, envelope.position, error);
    throw error;
  }
};

/** Stops at the first unreadable event. Throws UnreadableRecord where that one comes first. */
export const toPage = (stored: readonly StoredEvent[], after: Position): ReadAllPage => {
  const events: RecordedEvent[] = [];
  for (const each of stored) {
    try {
      events.push(toRecorded(each));
    } catch (error) {
      if (events.length === 0 || !(error instanceof UnreadableRecord)) throw error;
      break;
    }
  }
  return { events, next: events.at(-1)?.position ?? after };
};

export const toStoredPage = (events: readonly StoredEvent[], after: Position): StoredPage => ({
  events,
  next: events.at(-1)?.position ?? after,
});
