import type { Intent } from '@pilotlight/contracts/values/intent';
import type { Table } from '../read-model';

export type InsightsRow = {
  readonly slug: string;
  readonly day: string;
  readonly conversations: number;
  readonly leads: number;
  readonly hot: number;
  /** Booked, less those cancelled on that day: the sum over all days is right here too. */
  readonly appointments: number;
  /** As `hot`: the leads that were graded B and C, less those graded otherwise since. */
  readonly warm: number;
  readonly cold: number;
  /** Of `appointments`, those that came of a conversation. */
  readonly booked: number;
  /** Visits that took place and came of a conversation. */
  readonly visited: number;
  /** Answers of the assistant, milliseconds that they took in all, and how many took longer than `slowReplyMs`. */
  readonly replies: number;
  readonly reply_ms: number;
  readonly slow_replies: number;
  /** A change counts on its own day, so one day may be below 0; the sum over all days is right. */
  readonly intents: Readonly<Partial<Record<Intent, number>>>;
  readonly conversations_by_hour: readonly number[];
  readonly leads_by_hour: readonly number[];
  readonly appointments_by_hour: readonly number[];
};

export const insightsTable: Table<InsightsRow> = {
  name: 'insights',
  columns: {
    slug: 'text',
    day: 'date',
    conversations: 'integer',
    leads: 'integer',
    hot: 'integer',
    warm: 'integer',
    cold: 'integer',
    appointments: 'integer',
    booked: 'integer',
    visited: 'integer',
    replies: 'integer',
    reply_ms: 'bigint',
    slow_replies: 'integer',
    intents: 'jsonb',
    conversations_by_hour: 'jsonb',
    leads_by_hour: 'jsonb',
    appointments_by_hour: 'jsonb',
  },
  key: ['slug', 'day'],
  tenant: 'slug',
  personal: [],
  // The ranking of all installers is read from the index alone: a row's hours make it ten times as wide.
  indexes: { day: '(day) include (slug, conversations, leads, booked, hot)' },
};
