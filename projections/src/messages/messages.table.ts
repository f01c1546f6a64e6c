import type { Table } from '../read-model';
import type { KeptEntry } from './photos-on-lines';

export type MessageRow = {
  readonly session_id: string;
  /** The event's place in its conversation, which is the order of the transcript. */
  readonly revision: number;
  readonly slug: string;
  readonly entry: KeptEntry;
};

export const messagesTable: Table<MessageRow> = {
  name: 'messages',
  columns: { session_id: 'uuid', revision: 'integer', slug: 'text', entry: 'jsonb' },
  key: ['session_id', 'revision'],
  tenant: 'slug',
  indexes: {},
};
