import type { AppointmentEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { FoldedModel, Table } from '../read-model';

export interface AppointmentWords {
  readonly customerName: string;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly customerPostcode: string | null;
  readonly notes: string | null;
  readonly reason: string | null;
}

export type AppointmentWordsRow = {
  readonly slug: string;
  readonly subject_id: string;
  /** By appointment. */
  readonly words: Readonly<Record<string, AppointmentWords>>;
};

const spoken = ['AppointmentBooked', 'AppointmentDetailsCorrected', 'AppointmentCancelled'] as const;
type Spoken = Extract<AppointmentEvent, { type: (typeof spoken)[number] }>;
type Concerning = RecordedEvent<Spoken | SubjectEvent>;

const table: Table<AppointmentWordsRow> = {
  name: 'appointment_words',
  columns: { slug: 'text', subject_id: 'uuid', words: 'jsonb' },
  key: ['slug', 'subject_id'],
  tenant: 'slug',
  personal: ['words'],
  indexes: {},
};

const unsaid: AppointmentWords = {
  customerName: '',
  customerEmail: null,
  customerPhone: null,
  customerPostcode: null,
  notes: null,
  reason: null,
};

const kept = (word: string | null): string | null => (word === ERASED ? null : word);

const wordsAfter = (before: AppointmentWords, { type, data }: RecordedEvent<Spoken>): AppointmentWords => {
  if (type === 'AppointmentCancelled') return { ...before, reason: kept(data.reason) };
  const or = (said: string | null | undefined, was: string | null) => (said === undefined ? was : kept(said));
  return {
    ...before,
    customerName: or(data.customerName, before.customerName) ?? '',
    customerEmail: or(data.customerEmail, before.customerEmail),
    customerPhone: or(data.customerPhone, before.customerPhone),
    customerPostcode: or(data.customerPostcode, before.customerPostcode),
    notes: or(data.notes, before.notes),
  };
};

/** Whom the appointments of one person are with: gone with that person, while the times stay. */
export const appointmentWords: FoldedModel<AppointmentWordsRow, Concerning, 'appointment_words'> = {
  kind: 'folded',
  sharesRows: true,
  name: 'appointment_words',
  version: 1,
  table,
  streams: ['diary', 'conversation'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : spoken.some((type) => type === event.type),
  keyOf: (event) => [
    event.data.slug,
    event.type === 'SubjectErased' ? (event.data.sessionId ?? '') : event.data.subjectId,
  ],
  fold: (row, event) => {
    if (event.type === 'SubjectErased') return null;
    const { slug, subjectId, appointmentId } = event.data;
    const words = { ...row?.words, [appointmentId]: wordsAfter(row?.words[appointmentId] ?? unsaid, event) };
    return { slug, subject_id: subjectId, words };
  },
};
