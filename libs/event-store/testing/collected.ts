import { EventEmitter, once } from 'node:events';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/** Collects what a subscription hands over; `until` resolves once so many events have come. */
export const collector = () => {
  const seen: RecordedEvent[] = [];
  const bell = new EventEmitter();
  return {
    seen,
    onBatch: async (events: readonly RecordedEvent[]): Promise<void> => {
      seen.push(...events);
      bell.emit('more');
    },
    until: async (count: number): Promise<void> => {
      while (seen.length < count) await once(bell, 'more');
    },
  };
};

/** Where each event stands, as `stream@revision`. */
export const places = (events: readonly RecordedEvent[]): string[] =>
  events.map(({ stream, revision }) => `${stream}@${revision}`);
