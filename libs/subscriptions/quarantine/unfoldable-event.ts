import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';

export class UnfoldableEvent extends Error {
  readonly eventId: string;
  readonly eventType: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;

  constructor(
    readonly model: string,
    event: RecordedEvent,
    cause: unknown,
  ) {
    super(`Read model ${model} can't fold an event of type ${event.type}`, { cause });
    this.name = 'UnfoldableEvent';
    this.eventId = event.id;
    this.eventType = event.type;
    this.stream = event.stream;
    this.revision = event.revision;
    this.position = event.position;
  }
}
