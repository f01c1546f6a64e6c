import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata } from '@pilotlight/contracts/events/event';
import type { AppendRequest, EventToAppend, ExpectedRevision } from '../event-store';

export const metadata: EventMetadata = {
  tenant: 'leeds-heating',
  actor: { kind: 'admin', id: null },
  correlationId: 'request-1',
  causationId: null,
};

export const withId = (event: DomainEvent): EventToAppend => ({ ...event, id: randomUUID() });

/** An installer was given another name. */
export const renamed = (name = 'Leeds Heating'): EventToAppend =>
  withId({ type: 'InstallerRenamed', data: { slug: 'leeds-heating', name } });

/** A visitor wrote something. */
export const said = (text: string): EventToAppend =>
  withId({
    type: 'VisitorMessageReceived',
    data: { slug: 'leeds-heating', sessionId: randomUUID(), messageId: randomUUID(), text },
  });

/** An event of a type that this version does not know. */
export const fromTheFuture = (): EventToAppend =>
  JSON.parse(JSON.stringify({ id: randomUUID(), type: 'BoilerLearntToSing', data: { song: 'Daisy' } }));

export const freshStream = (): string => `installer-${randomUUID()}`;

export const appendOf = (stream: string, expected: ExpectedRevision, ...events: EventToAppend[]): AppendRequest => ({
  stream,
  expected,
  events,
  metadata,
});
