import type { Intent } from '@pilotlight/contracts/values/intent';
import type { Table } from '../read-model';

/** Counts of one installer's day. The day and its 24 hours are Europe/London's. */
export type InsightsRow = {
  readonly slug: string;
  readonly day: string;
  readonly conversations: number;
  readonly leads: number;
  readonly hot: number;
  readonly appointments: number;
  /** A change of mind counts on the day it happens, so one day may be below nought; the sum over all days is right. */
  readonly intents: Readonly<Partial<Record<Intent, number>>>;
  readonly conversations_by_hour: readonly number[];
  readonly leads_by_hour: readonly number[];
};

export const insightsTable: Table<InsightsRow> = {
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
  },
  key: ['slug', 'day'],
  tenant: 'slug',
  indexes: { day: '(day)' },
};
