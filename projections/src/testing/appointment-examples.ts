import type { AppointmentEvent, DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { idOf, type Subject } from './example-subject';

type Example<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data'];

const day = '2026-11-27';
const scheduledAt = '2026-11-27T10:00:00.000Z';
const time = { scheduledAt, duration: 60 };
const keys = ({ slug, sessionId, number }: Subject) => ({
  slug,
  day,
  appointmentId: idOf(sessionId, number, 'appointment'),
  subjectId: sessionId,
});

/** What an installer's day goes through. */
export const appointmentExamples: {
  readonly [Type in AppointmentEvent['type']]: (subject: Subject) => Example<Type>;
} = {
  SlotHeld: ({ slug, sessionId }) => ({
    slug,
    day,
    subjectId: sessionId,
    ...time,
    until: '2026-11-26T12:05:00.000Z',
  }),
  SlotReleased: ({ slug, sessionId }) => ({ slug, day, subjectId: sessionId }),
  AppointmentBooked: (subject) => ({
    ...keys(subject),
    sessionId: subject.sessionId,
    ...time,
    customerName: 'Jo Marsh',
    customerEmail: `jo-${subject.number % 5_000}@example.com`,
    customerPhone: '+447700900123',
    customerPostcode: 'LS17 8AB',
    notes: 'The dog is friendly',
    appointmentType: 'quote',
    status: 'pending',
    photoIds: [],
    bookedBy: 'visitor',
    through: 'picker',
  }),
  AppointmentConfirmed: keys,
  AppointmentCompleted: keys,
  AppointmentNotKept: keys,
  AppointmentCancelled: (subject) => ({ ...keys(subject), by: 'visitor', reason: 'Found somebody else' }),
  AppointmentOutcomeUndone: (subject) => ({ ...keys(subject), status: 'confirmed', undone: 'cancelled' }),
  MoveReserved: (subject) => ({
    ...keys(subject),
    ...time,
    fromDay: '2026-11-26',
    until: '2026-11-25T13:00:00.000Z',
  }),
  MoveAbandoned: keys,
  AppointmentMoved: (subject) => ({
    ...keys(subject),
    ...time,
    toDay: day,
    formerlyAt: '2026-11-27T09:00:00.000Z',
    formerDuration: 60,
    by: 'installer',
  }),
  AppointmentReceived: (subject) => ({
    ...keys(subject),
    sessionId: subject.sessionId,
    ...time,
    appointmentType: 'quote',
    status: 'confirmed',
    fromDay: '2026-11-26',
    version: 3,
  }),
  AppointmentDetailsCorrected: (subject) => ({ ...keys(subject), customerName: 'Jo March', customerEmail: null }),
  CalendarEventLinked: (subject) => ({ ...keys(subject), googleCalendarEventId: `event-${subject.number}` }),
};
