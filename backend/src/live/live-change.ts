import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Category } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import type { LiveChange, LiveTopic } from '@pilotlight/contracts/http/live';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { NotificationTemplatesReader } from '@pilotlight/projections/notification-templates/notification-templates.reader';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import { RegistrationsReader } from '@pilotlight/projections/registrations/registrations.reader';
import { UnansweredReader } from '@pilotlight/projections/unanswered/unanswered.reader';

/** A change with its place in the log; no slug where it is the platform's own. */
export interface PlacedChange {
  readonly position: Position;
  readonly slug: string | null;
  readonly change: LiveChange;
}

const topics: Readonly<Partial<Record<Category, LiveTopic>>> = {
  conversation: 'conversation',
  diary: 'appointment',
  subscription: 'payment',
  installer: 'account',
  questions: 'question',
  notification: 'notification',
  suppression: 'notification',
  registration: 'registration',
  template: 'template',
};

/** Kept for minutes and shown to nobody but their visitor. */
const unseen: ReadonlySet<string> = new Set(['SlotHeld', 'SlotReleased']);

const topicOf = (stream: string): LiveTopic | undefined => {
  const category = stream.slice(0, stream.indexOf('-'));
  return Object.entries(topics).find(([known]) => known === category)?.[1];
};

const sessionOf = ({ data }: RecordedEvent): string | null =>
  'sessionId' in data && typeof data.sessionId === 'string' ? data.sessionId : null;

/** What a dashboard is told of an event; null where none shows it. */
export const changeOf = (event: RecordedEvent): PlacedChange | null => {
  const topic = topicOf(event.stream);
  if (!topic || unseen.has(event.type)) return null;
  const { position, tenant: slug } = event;
  const sessionId = sessionOf(event);
  return { position, slug, change: { topic, ...(sessionId !== null && { sessionId }) } };
};

const readers: Readonly<Record<LiveTopic, readonly { readonly models: readonly string[] }[]>> = {
  conversation: [OverviewReader, InsightsReader, LeadsReader],
  appointment: [AppointmentsReader, InsightsReader],
  payment: [BillingReader],
  account: [InstallersReader],
  question: [UnansweredReader, InstallersReader],
  notification: [NotificationsReader],
  registration: [RegistrationsReader],
  template: [NotificationTemplatesReader],
  health: [],
};

/** The read models that a look at these changes reads. */
export const modelsOf = (changes: readonly PlacedChange[]): readonly string[] => {
  const told = new Set(changes.map(({ change }) => change.topic));
  return [...new Set([...told].flatMap((topic) => readers[topic].flatMap(({ models }) => models)))];
};
