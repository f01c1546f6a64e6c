import type { Category } from '@pilotlight/contracts/catalogue/event-streams';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

export type QuarantinedStreams = ReadonlyMap<string, number>;

export const areSameStreams = (one: QuarantinedStreams, other: QuarantinedStreams): boolean =>
  one.size === other.size && [...one].every(([stream, revision]) => other.get(stream) === revision);

interface Address {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** An erasure waits for no re-drive: what was told of a person goes at once. */
export const isQuarantined = (quarantined: QuarantinedStreams, { stream, revision, type }: Address): boolean =>
  type !== 'SubjectErased' && revision >= (quarantined.get(stream) ?? Number.POSITIVE_INFINITY);

/** In order. Every way of folding goes through here. */
export const withoutQuarantined = (
  events: readonly RecordedEvent[],
  quarantined: QuarantinedStreams,
): readonly RecordedEvent[] =>
  quarantined.size === 0 ? events : events.filter((event) => !isQuarantined(quarantined, event));

/** A category stands before the first dash of a stream's name; `all` includes later ones. */
export type HeardStreams = 'all' | readonly Category[];

interface Hearing {
  readonly streams: HeardStreams;
}

/** By its stream, which is all that is known of an unreadable event. */
export const isFoldedFrom = ({ streams }: Hearing, stream: string): boolean =>
  streams === 'all' || streams.some((category) => stream.startsWith(`${category}-`));
