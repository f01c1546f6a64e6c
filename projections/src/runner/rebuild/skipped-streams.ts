import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { UnfoldableEvent } from '../fold-batch';
import { type Poison, unreadablePoison } from '../quarantine/poison';
import { withoutQuarantined } from '../quarantine/quarantined-streams';

/** The first event of a stream that was left out. */
export type SkippedStream = Poison;

/** The streams that a read model leaves out from an event on which nobody can read or fold. */
export class SkippedStreams {
  private readonly streams = new Map<string, SkippedStream>();

  get all(): readonly SkippedStream[] {
    return [...this.streams.values()];
  }

  add(error: UnreadableRecord | UnfoldableEvent): void {
    const { stream, revision, position, message: reason } = error;
    if (this.streams.has(stream)) return;
    const eventType = error instanceof UnfoldableEvent ? error.eventType : unreadablePoison(error).eventType;
    this.streams.set(stream, { stream, revision, position, eventType, reason });
  }

  /** The events that are to be folded. */
  without(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    return withoutQuarantined(events, new Map(this.all.map(({ stream, revision }) => [stream, revision])));
  }
}
