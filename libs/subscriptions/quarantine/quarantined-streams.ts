import type { Category } from '@pilotlight/contracts/catalogue/event-streams';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/** The streams that a read model has quarantined, each with the revision from which on its events are left out. */
export type QuarantinedStreams = ReadonlyMap<string, number>;

export const areSameStreams = (one: QuarantinedStreams, other: QuarantinedStreams): boolean =>
  one.size === other.size && [...one].every(([stream, revision]) => other.get(stream) === revision);

interface Address {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** Whether an event waits for its stream's re-drive. An erasure waits for nothing: what was told of a person goes at once. */
export const isQuarantined = (quarantined: QuarantinedStreams, { stream, revision, type }: Address): boolean =>
  type !== 'SubjectErased' && revision >= (quarantined.get(stream) ?? Number.POSITIVE_INFINITY);

/** The events that a read model folds while these streams are quarantined, in their order. Every way of folding goes through here. */
export const withoutQuarantined = (
  events: readonly RecordedEvent[],
  quarantined: QuarantinedStreams,
): readonly RecordedEvent[] =>
  quarantined.size === 0 ? events : events.filter((event) => !isQuarantined(quarantined, event));

/** Categories of streams, which is what stands before the first dash of their names; or every one there is and will be. */
export type HeardStreams = 'all' | readonly Category[];

interface Hearing {
  readonly streams: HeardStreams;
}

/** Whether a read model folds streams of this kind. All that can be said of an event whose type or data can't be read. */
export const isFoldedFrom = ({ streams }: Hearing, stream: string): boolean =>
  streams === 'all' || streams.some((category) => stream.startsWith(`${category}-`));
