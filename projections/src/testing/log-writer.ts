import { randomUUID } from 'node:crypto';
import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { streamOf } from '@pilotlight/contracts/catalogue/event-streams';

export interface Happened {
  readonly event: DomainEvent;
  /** ISO 8601 UTC. */
  readonly at?: string;
}

/** Writes decided events down as a log would: one after the other, each stream with its own revisions. */
export const recorded = (happened: readonly Happened[]): RecordedEvent[] => {
  const revisions = new Map<string, number>();
  return happened.map(({ event, at = '2026-11-20T10:00:00.000Z' }, index) => {
    const stream = streamOf(event);
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const envelope = {
      id: randomUUID(),
      stream,
      revision,
      position: String(index + 1).padStart(20, '0') as Position,
      at,
      tenant: event.data.slug,
      actor: { kind: 'system', id: null },
      correlationId: 'test',
      causationId: null,
    } as const;
    return Object.assign(envelope, event);
  });
};
