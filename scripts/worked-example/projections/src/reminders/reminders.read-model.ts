import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { FoldedModel, Table } from '../read-model';

export type ReminderRow = {
  readonly reminder_id: string;
  readonly slug: string;
  readonly text: string;
  readonly noted_at: string;
};

type Concerning = Extract<RecordedEvent, { readonly type: 'ReminderNoted' }>;

const table: Table<ReminderRow> = {
  name: 'reminders',
  columns: { reminder_id: 'uuid', slug: 'text', text: 'text', noted_at: 'timestamptz' },
  key: ['reminder_id'],
  tenant: 'slug',
  personal: ['text'],
  indexes: { noted: '(slug, noted_at)' },
};

/** One row per reminder. */
export const reminders: FoldedModel<ReminderRow, Concerning, 'reminders'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'reminders',
  version: 1,
  table,
  streams: ['reminder'],
  concerns: (event): event is Concerning => event.type === 'ReminderNoted',
  keyOf: ({ data }) => [data.reminderId],
  fold: (_, { data, at }) => ({ reminder_id: data.reminderId, slug: data.slug, text: data.text, noted_at: at }),
};
