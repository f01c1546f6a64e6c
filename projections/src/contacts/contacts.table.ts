import type { Table } from '../read-model';

export type ContactRow = {
  readonly session_id: string;
  readonly slug: string;
  /** Blind indexes: they say nothing without the platform's key. */
  readonly email_digest: string | null;
  readonly phone_digest: string | null;
};

export const contactsTable: Table<ContactRow> = {
  name: 'contacts',
  columns: { session_id: 'uuid', slug: 'text', email_digest: 'text null', phone_digest: 'text null' },
  key: ['session_id'],
  tenant: 'slug',
  indexes: {
    email: '(slug, email_digest) where email_digest is not null',
    phone: '(slug, phone_digest) where phone_digest is not null',
  },
};
