import type {
  AppointmentEvent,
  ConversationEvent,
  RecordedEvent,
  SubjectEvent,
} from '@pilotlight/contracts/catalogue/catalogue';
import type { ContactIndex, ContactKind } from '@pilotlight/event-store/personal-data/contact-index';
import type { FoldedModel, Table } from '../read-model';
import { isFindable } from '../search-text';

/** Blind indexes: they say nothing without the platform's key. */
interface GivenContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

export type ContactRow = {
  readonly session_id: string;
  readonly slug: string;
  /** By where they were given: in the chat, or for an appointment (its id). */
  readonly given: Readonly<Record<string, GivenContacts>>;
  readonly digests: readonly string[];
};

export const contactsName = 'contacts';

const contactsTable: Table<ContactRow> = {
  name: contactsName,
  columns: { session_id: 'uuid', slug: 'text', given: 'jsonb', digests: 'jsonb' },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['given', 'digests'],
  indexes: { of_installer: '(slug)' },
};

type Given = Extract<ConversationEvent, { type: 'LeadDetailsGiven' }>;
type OfAppointment = Extract<AppointmentEvent, { type: 'AppointmentBooked' | 'AppointmentDetailsCorrected' }>;
type Told = RecordedEvent<Given | OfAppointment | SubjectEvent>;

const none: GivenContacts = { email: null, phone: null };
const inChat = 'chat';

interface Telling {
  readonly sessionId: string;
  readonly source: string;
  /** Absent where nothing was said of it. */
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
}

const tellingOf = (event: RecordedEvent<Given | OfAppointment>): Telling => {
  if (event.type === 'LeadDetailsGiven') {
    const { sessionId, facts } = event.data;
    return { sessionId, source: inChat, email: facts.email, phone: facts.phone };
  }
  const { subjectId, appointmentId, customerEmail, customerPhone } = event.data;
  return { sessionId: subjectId, source: appointmentId, email: customerEmail, phone: customerPhone };
};

/** A row per visitor with an email or phone number, given in the chat or with a booking, to find others of the same person. */
export const contacts = (index: ContactIndex): FoldedModel<ContactRow, Told, typeof contactsName> => {
  /** A detail not given again stays; a withdrawn or erased one is no contact. */
  const digest = (
    slug: string,
    kind: ContactKind,
    given: string | null | undefined,
    before: string | null,
  ): string | null => {
    if (given === undefined) return before;
    return isFindable(given) ? index.digest(slug, kind, given) : null;
  };
  return {
    kind: 'folded',
    sharesRows: true,
    name: contactsName,
    version: 2,
    table: contactsTable,
    streams: ['conversation', 'diary'],
    concerns: (event): event is Told =>
      event.type === 'SubjectErased'
        ? event.data.sessionId !== null
        : event.type === 'LeadDetailsGiven' ||
          event.type === 'AppointmentBooked' ||
          event.type === 'AppointmentDetailsCorrected',
    keyOf: (event) => [event.type === 'SubjectErased' ? (event.data.sessionId ?? '') : tellingOf(event).sessionId],
    fold: (row, event) => {
      if (event.type === 'SubjectErased') return null;
      const { slug } = event.data;
      const { sessionId, source, email, phone } = tellingOf(event);
      const before = row?.given[source] ?? none;
      const now = {
        email: digest(slug, 'email', email, before.email),
        phone: digest(slug, 'phone', phone, before.phone),
      };
      const given = { ...row?.given, [source]: now };
      const digests = [...new Set(Object.values(given).flatMap((each) => [each.email ?? [], each.phone ?? []].flat()))];
      return digests.length === 0 ? null : { session_id: sessionId, slug, given, digests: digests.toSorted() };
    },
  };
};
