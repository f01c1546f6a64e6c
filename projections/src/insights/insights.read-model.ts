import type { AppointmentEvent, ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Intent } from '@pilotlight/contracts/values/intent';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import type { FoldedModel, Table } from '../read-model';

/** Counts of one installer's day. The day and its 24 hours are Europe/London's. */
export type InsightsRow = {
  readonly slug: string;
  readonly day: string;
  readonly conversations: number;
  readonly leads: number;
  readonly hot: number;
  /** Booked, less those cancelled on that day: the sum over all days is right here too. */
  readonly appointments: number;
  /** A change of mind counts on the day it happens, so one day may be below nought; the sum over all days is right. */
  readonly intents: Readonly<Partial<Record<Intent, number>>>;
  readonly conversations_by_hour: readonly number[];
  readonly leads_by_hour: readonly number[];
  readonly appointments_by_hour: readonly number[];
};

const insightsTable: Table<InsightsRow> = {
  name: 'insights',
  columns: {
    slug: 'text',
    day: 'date',
    conversations: 'integer',
    leads: 'integer',
    hot: 'integer',
    appointments: 'integer',
    intents: 'jsonb',
    conversations_by_hour: 'jsonb',
    leads_by_hour: 'jsonb',
    appointments_by_hour: 'jsonb',
  },
  key: ['slug', 'day'],
  tenant: 'slug',
  personal: [],
  indexes: { day: '(day)' },
};

const counted = [
  'ConversationStarted',
  'ConversationIntentRecognised',
  'LeadCaptured',
  'LeadGraded',
  'AppointmentBooked',
  'AppointmentCancelled',
  'AppointmentOutcomeUndone',
] as const;
type Counted = RecordedEvent<Extract<ConversationEvent | AppointmentEvent, { type: (typeof counted)[number] }>>;

const noHours: readonly number[] = Array.from({ length: 24 }, () => 0);

const emptyDay = (slug: string, day: string): InsightsRow => ({
  slug,
  day,
  conversations: 0,
  leads: 0,
  hot: 0,
  appointments: 0,
  intents: {},
  conversations_by_hour: noHours,
  leads_by_hour: noHours,
  appointments_by_hour: noHours,
});

const oneMoreIn = (hours: readonly number[], hour: number, more = 1): number[] =>
  hours.map((count, index) => (index === hour ? count + more : count));

const bookedAlso = (before: InsightsRow, hour: number, more: number): InsightsRow => ({
  ...before,
  appointments: before.appointments + more,
  appointments_by_hour: oneMoreIn(before.appointments_by_hour, hour, more),
});

const added = (intents: InsightsRow['intents'], intent: Intent, by: 1 | -1): InsightsRow['intents'] => ({
  ...intents,
  [intent]: (intents[intent] ?? 0) + by,
});

/** 1 where it has become hot, -1 where it is hot no longer. */
const moreHot = ({ grade, previous }: Extract<Counted, { type: 'LeadGraded' }>['data']): number =>
  Number(grade === 'A') - Number(previous === 'A');

const moved = (intents: InsightsRow['intents'], from: Intent | null, to: Intent): InsightsRow['intents'] =>
  added(from ? added(intents, from, -1) : intents, to, 1);

/** One row per installer and day: how many conversations began, leads were captured and became hot, what they were about, and the visits booked. */
export const insights: FoldedModel<InsightsRow, Counted, 'insights'> = {
  kind: 'folded',
  sharesRows: true,
  name: 'insights',
  version: 3,
  table: insightsTable,
  streams: ['conversation', 'diary'],
  concerns: (event): event is Counted => counted.some((type) => type === event.type),
  keyOf: (event) => [event.data.slug, londonTime(event.at).day],
  fold: (row, event) => {
    const { day, hour } = londonTime(event.at);
    const before = row ?? emptyDay(event.data.slug, day);
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
        return { ...before, hot: before.hot + moreHot(event.data) };
      case 'AppointmentBooked':
        return bookedAlso(before, hour, 1);
      case 'AppointmentCancelled':
        return bookedAlso(before, hour, -1);
      case 'AppointmentOutcomeUndone':
        return bookedAlso(before, hour, event.data.undone === 'cancelled' ? 1 : 0);
      case 'ConversationIntentRecognised':
        return { ...before, intents: moved(before.intents, event.data.previous, event.data.intent) };
    }
  },
};
