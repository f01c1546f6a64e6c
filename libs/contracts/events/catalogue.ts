import type { z } from 'zod';
import { auditEvents } from './audit-events';
import { conversationEvents } from './conversation-events';
import type { EventEnvelope } from './event';
import { installerEvents, loginEvents } from './installer-events';
import { personalPaths, type FieldPath } from './personal';
import { subjectEvents } from './subject-events';

/** Every event type that was ever written, with the shape of its data. */
export const catalogue = {
  ...installerEvents,
  ...loginEvents,
  ...conversationEvents,
  ...subjectEvents,
  ...auditEvents,
} as const;

type Union<Schemas extends Record<string, z.ZodType>> = {
  [Type in keyof Schemas & string]: { readonly type: Type; readonly data: Readonly<z.infer<Schemas[Type]>> };
}[keyof Schemas & string];

export type InstallerEvent = Union<typeof installerEvents>;
export type LoginEvent = Union<typeof loginEvents>;
export type ConversationEvent = Union<typeof conversationEvents>;
export type SubjectEvent = Union<typeof subjectEvents>;
export type AuditEvent = Union<typeof auditEvents>;

/** An event before it is written: what was decided. */
export type DomainEvent = InstallerEvent | LoginEvent | ConversationEvent | SubjectEvent | AuditEvent;
export type EventType = DomainEvent['type'];

/** An event as the log holds it. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? Readonly<EventEnvelope> & E
  : never;

/** An event of the log that this version can't read: an unknown type or data of another shape. */
export class UnreadableEvent extends Error {
  constructor(
    readonly eventType: string,
    reason: string,
  ) {
    super(`Event of type ${eventType} can't be read: ${reason}`);
    this.name = 'UnreadableEvent';
  }
}

export const isEventType = (type: string): type is EventType => Object.hasOwn(catalogue, type);

/** Where the personal fields of a type's data stand. */
export const personalFieldsOf = (type: EventType): readonly FieldPath[] => personalFields.get(type) ?? [];

const personalFields = new Map(Object.entries(catalogue).map(([type, schema]) => [type, personalPaths(schema)]));

/** Turns stored type and data into a typed event. Throws UnreadableEvent; the message never quotes the data. */
export const decodeEvent = (type: string, data: unknown): DomainEvent => {
  if (!isEventType(type)) throw new UnreadableEvent(type, 'unknown type');
  const parsed = catalogue[type].safeParse(data);
  if (!parsed.success)
    throw new UnreadableEvent(type, parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
  return { type, data: parsed.data } as DomainEvent;
};
