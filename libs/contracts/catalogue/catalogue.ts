import type { z } from 'zod';
import type { appointments } from '../slices/appointments';
import type { audit } from '../slices/audit';
import type { conversations } from '../slices/conversations';
import type { installers } from '../slices/installers';
import type { logins } from '../slices/logins';
import type { notificationTemplates } from '../slices/notification-templates';
import type { notifications } from '../slices/notifications';
import type { platformPrompt } from '../slices/platform-prompt';
import type { privacy } from '../slices/privacy';
import type { questions } from '../slices/questions';
import type { EventsOfSlice } from '../slices/slice';
import type { registrations } from '../slices/registrations';
import type { subscriptions } from '../slices/subscriptions';
import type { suppressions } from '../slices/suppressions';
import { slices } from '../slices/slices';
import type { EventEnvelope } from '../events/event';
import { personalPaths, type FieldPath } from '../events/personal';

export type InstallerEvent = EventsOfSlice<typeof installers>;
export type LoginEvent = EventsOfSlice<typeof logins>;
export type ConversationEvent = EventsOfSlice<typeof conversations>;
export type SubjectEvent = EventsOfSlice<typeof privacy>;
export type TemplateEvent = EventsOfSlice<typeof notificationTemplates>;
export type PlatformPromptEvent = EventsOfSlice<typeof platformPrompt>;
export type NotificationStreamEvent = EventsOfSlice<typeof notifications>;
export type SuppressionEvent = EventsOfSlice<typeof suppressions>;
export type AppointmentEvent = EventsOfSlice<typeof appointments>;
export type QuestionEvent = EventsOfSlice<typeof questions>;
export type SubscriptionEvent = EventsOfSlice<typeof subscriptions>;
export type RegistrationEvent = EventsOfSlice<typeof registrations>;
export type AuditEvent = EventsOfSlice<typeof audit>;

export type DomainEvent = EventsOfSlice<(typeof slices)[number]>;
export type EventType = DomainEvent['type'];

export type RecordedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? Readonly<EventEnvelope> & E
  : never;

interface CatalogueEntry {
  readonly schema: z.ZodType;
  readonly note: string;
}

export const catalogue: Readonly<Record<string, CatalogueEntry>> = Object.assign(
  {},
  ...slices.map(({ events }) => events),
);

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

export const personalFieldsOf = (type: EventType): readonly FieldPath[] => personalFields.get(type) ?? [];

const personalFields = new Map(Object.entries(catalogue).map(([type, { schema }]) => [type, personalPaths(schema)]));

/** Throws UnreadableEvent; the message never quotes the data. */
export const decodeEvent = (type: string, data: unknown): DomainEvent => {
  const entry = isEventType(type) ? catalogue[type] : undefined;
  if (!entry) throw new UnreadableEvent(type, 'unknown type');
  const parsed = entry.schema.safeParse(data);
  if (!parsed.success)
    throw new UnreadableEvent(type, parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
  return { type, data: parsed.data } as DomainEvent;
};
