import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { UnfoldableEvent } from '../fold-batch';

export interface SkippedStream {
  readonly stream: string;
  /** The first event that was left out. */
  readonly revision: number;
  readonly reason: string;
}

/** The streams that a read model leaves out from an event on which nobody can read or fold. */
export class SkippedStreams {
  private readonly streams = new Map<string, SkippedStream>();

  get all(): readonly SkippedStream[] {
    return [...this.streams.values()];
  }

  add({ stream, revision, message }: UnreadableRecord | UnfoldableEvent): void {
    if (!this.streams.has(stream)) this.streams.set(stream, { stream, revision, reason: message });
  }

  /** The events that are to be folded. */
  without(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    if (this.streams.size === 0) return events;
    return events.filter(({ stream, revision }) => revision < (this.streams.get(stream)?.revision ?? Infinity));
  }
}
