import type { AppointmentEvent, ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import { slowReplyMs } from '@pilotlight/contracts/values/slow-reply';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import type { FoldedModel } from '../read-model';
import { type InsightsRow, insightsTable } from './insights.table';

const counted = [
  'ConversationStarted',
  'ConversationIntentRecognised',
  'LeadCaptured',
  'LeadGraded',
  'AssistantReplied',
  'AppointmentBooked',
  'AppointmentCancelled',
  'AppointmentCompleted',
  'AppointmentOutcomeUndone',
] as const;
export type Counted = RecordedEvent<Extract<ConversationEvent | AppointmentEvent, { type: (typeof counted)[number] }>>;
type OfType<Type extends Counted['type']> = Extract<Counted, { type: Type }>;

const noHours: readonly number[] = Array.from({ length: 24 }, () => 0);

export const emptyDay = (slug: string, day: string): InsightsRow => ({
  slug,
  day,
  conversations: 0,
  leads: 0,
  hot: 0,
  warm: 0,
  cold: 0,
  appointments: 0,
  booked: 0,
  visited: 0,
  replies: 0,
  reply_ms: 0,
  slow_replies: 0,
  intents: {},
  conversations_by_hour: noHours,
  leads_by_hour: noHours,
  appointments_by_hour: noHours,
});

const oneMoreIn = (hours: readonly number[], hour: number, more = 1): number[] =>
  hours.map((count, index) => (index === hour ? count + more : count));

type OfVisit = { readonly subjectId: string; readonly appointmentId: string };

/** One that was put into the diary by hand is its own subject. */
const cameOfConversation = ({ subjectId, appointmentId }: OfVisit): boolean => subjectId !== appointmentId;

const bookedAlso = (before: InsightsRow, visit: OfVisit, hour: number, more: number): InsightsRow => ({
  ...before,
  appointments: before.appointments + more,
  booked: before.booked + (cameOfConversation(visit) ? more : 0),
  appointments_by_hour: oneMoreIn(before.appointments_by_hour, hour, more),
});

const visitedAlso = (before: InsightsRow, visit: OfVisit, more: 1 | -1): InsightsRow => ({
  ...before,
  visited: before.visited + (cameOfConversation(visit) ? more : 0),
});

const added = (intents: InsightsRow['intents'], intent: Intent, by: 1 | -1): InsightsRow['intents'] => ({
  ...intents,
  [intent]: (intents[intent] ?? 0) + by,
});

type Graded = Extract<Counted, { type: 'LeadGraded' }>['data'];

/** 1 on reaching a grade, -1 on leaving it. */
const more = ({ grade, previous }: Graded, of: Grade): number => Number(grade === of) - Number(previous === of);

const graded = (before: InsightsRow, to: Graded): InsightsRow => ({
  ...before,
  hot: before.hot + more(to, 'A'),
  warm: before.warm + more(to, 'B'),
  cold: before.cold + more(to, 'C'),
});

const replied = (before: InsightsRow, took: number | undefined): InsightsRow =>
  took === undefined
    ? before
    : {
        ...before,
        replies: before.replies + 1,
        reply_ms: before.reply_ms + took,
        slow_replies: before.slow_replies + Number(took > slowReplyMs),
      };

const undone = (before: InsightsRow, event: OfType<'AppointmentOutcomeUndone'>, hour: number): InsightsRow => {
  switch (event.data.undone) {
    case 'cancelled':
      return bookedAlso(before, event.data, hour, 1);
    case 'completed':
      return visitedAlso(before, event.data, -1);
    case 'pending':
    case 'confirmed':
    case 'no_show':
      return bookedAlso(before, event.data, hour, 0);
  }
};

const moved = (intents: InsightsRow['intents'], from: Intent | null, to: Intent): InsightsRow['intents'] =>
  added(from ? added(intents, from, -1) : intents, to, 1);

export const isCounted = (event: RecordedEvent): event is Counted => counted.some((type) => type === event.type);

/** The row of the event's day, one event later. */
export const foldDay = (before: InsightsRow, event: Counted): InsightsRow => {
  const { hour } = londonTime(event.at);
  switch (event.type) {
    case 'ConversationStarted':
      return {
        ...before,
        conversations: before.conversations + 1,
        conversations_by_hour: oneMoreIn(before.conversations_by_hour, hour),
      };
    case 'LeadCaptured':
      return { ...before, leads: before.leads + 1, leads_by_hour: oneMoreIn(before.leads_by_hour, hour) };
    case 'LeadGraded':
      return graded(before, event.data);
    case 'AssistantReplied':
      return replied(before, event.data.account?.latencyMs);
    case 'AppointmentBooked':
      return bookedAlso(before, event.data, hour, 1);
    case 'AppointmentCancelled':
      return bookedAlso(before, event.data, hour, -1);
    case 'AppointmentCompleted':
      return visitedAlso(before, event.data, 1);
    case 'AppointmentOutcomeUndone':
      return undone(before, event, hour);
    case 'ConversationIntentRecognised':
      return { ...before, intents: moved(before.intents, event.data.previous, event.data.intent) };
  }
};

/** One row per installer and day: how many conversations began, leads were captured and became hot, what they were about, the visits booked, and how fast the assistant answered. */
export const insights: FoldedModel<InsightsRow, Counted, 'insights'> = {
  kind: 'folded',
  sharesRows: true,
  name: 'insights',
  version: 5,
  table: insightsTable,
  streams: ['conversation', 'diary'],
  concerns: isCounted,
  keyOf: (event) => [event.data.slug, londonTime(event.at).day],
  fold: (row, event) => foldDay(row ?? emptyDay(event.data.slug, londonTime(event.at).day), event),
};
