import type { ConversationEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ContactIndex, ContactKind } from '@pilotlight/event-store/personal-data/contact-index';
import type { FoldedModel, Table } from '../read-model';
import { isFindable } from '../search-text';

export type ContactRow = {
  readonly session_id: string;
  readonly slug: string;
  /** Blind indexes: they say nothing without the platform's key. */
  readonly email_digest: string | null;
  readonly phone_digest: string | null;
};

export const contactsName = 'contacts';

const contactsTable: Table<ContactRow> = {
  name: contactsName,
  columns: { session_id: 'uuid', slug: 'text', email_digest: 'text null', phone_digest: 'text null' },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['email_digest', 'phone_digest'],
  indexes: {
    email: '(slug, email_digest) where email_digest is not null',
    phone: '(slug, phone_digest) where phone_digest is not null',
  },
};

type Told = RecordedEvent<Extract<ConversationEvent, { type: 'LeadDetailsGiven' }> | SubjectEvent>;

/** A row per conversation with an email or phone number, to find others of the same person. */
export const contacts = (index: ContactIndex): FoldedModel<ContactRow, Told, typeof contactsName> => {
  /** A detail not given again stays; a withdrawn or erased one is no contact. */
  const digest = (slug: string, kind: ContactKind, given: string | undefined, before: string | null): string | null => {
    if (given === undefined) return before;
    return isFindable(given) ? index.digest(slug, kind, given) : null;
  };
  return {
    kind: 'folded',
    sharesRows: false,
    name: contactsName,
    version: 1,
    table: contactsTable,
    streams: ['conversation'],
    concerns: (event): event is Told =>
      event.type === 'SubjectErased' ? event.data.sessionId !== null : event.type === 'LeadDetailsGiven',
    keyOf: (event) => [event.data.sessionId ?? ''],
    fold: (row, event) => {
      if (event.type === 'SubjectErased') return null;
      const { slug, sessionId, facts } = event.data;
      const email_digest = digest(slug, 'email', facts.email, row?.email_digest ?? null);
      const phone_digest = digest(slug, 'phone', facts.phone, row?.phone_digest ?? null);
      if (email_digest === null && phone_digest === null) return null;
      return { session_id: sessionId, slug, email_digest, phone_digest };
    },
  };
};
