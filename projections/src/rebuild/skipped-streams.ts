import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { UnfoldableEvent } from '@pilotlight/subscriptions/quarantine/unfoldable-event';
import { type Poison, unreadablePoison } from '@pilotlight/subscriptions/quarantine/poison';
import {
  isQuarantined,
  type QuarantinedStreams,
  withoutQuarantined,
} from '@pilotlight/subscriptions/quarantine/quarantined-streams';

export type SkippedStream = Poison;

export class SkippedStreams {
  private readonly streams = new Map<string, SkippedStream>();
  private readonly revisions = new Map<string, number>();

  get all(): readonly SkippedStream[] {
    return [...this.streams.values()];
  }

  /** Leaves out what is in quarantine already; it is not among `all`. */
  expect(quarantined: QuarantinedStreams): void {
    for (const [stream, revision] of quarantined) this.revisions.set(stream, revision);
  }

  add(error: UnreadableRecord | UnfoldableEvent): void {
    const { stream, revision, position, message: reason } = error;
    if (this.revisions.has(stream)) return;
    this.revisions.set(stream, revision);
    const eventType = error instanceof UnfoldableEvent ? error.eventType : unreadablePoison(error).eventType;
    this.streams.set(stream, { stream, revision, position, eventType, reason });
  }

  leavesOut(event: RecordedEvent): boolean {
    return isQuarantined(this.revisions, event);
  }

  without(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    return withoutQuarantined(events, this.revisions);
  }
}
