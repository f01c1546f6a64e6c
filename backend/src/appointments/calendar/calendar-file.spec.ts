import type { Appointment } from '@pilotlight/contracts/http/appointments';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';

const appointment: Appointment = {
  id: '018f5b7e-0000-4000-8000-000000000001',
  conversationId: null,
  installerId: 'leeds',
  customerName: 'Jo Marsh',
  customerEmail: null,
  customerPhone: null,
  customerPostcode: 'LS17 8AB',
  scheduledAt: '2026-07-01T08:00:00.000Z',
  duration: 90,
  appointmentType: 'quote',
  status: 'confirmed',
  notes: null,
  googleCalendarEventId: null,
  undoable: null,
  metadata: {
    bookedBy: 'visitor',
    through: 'picker',
    photoIds: [],
    formerTimes: [],
    moves: [],
    cancelledBy: null,
    reason: null,
  },
  createdAt: '2026-06-20T10:00:00.000Z',
  updatedAt: '2026-06-21T10:00:00.000Z',
  version: 3,
};
const firm = { name: 'Heat; Light, & "Sons"\nLtd', phone: '0113 496 0123' };
const link = 'https://app.pilotlight.example/appointment/token';

const read = (changed: Partial<Appointment> = {}) => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...appointment, ...changed }, firm, link)));
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('No event');
  return {
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
    status: event.getFirstPropertyValue('status'),
  };
};

it('reads as the visit that it is, in UTC', () => {
  const { method, event, status } = read();
  expect([method, status]).toEqual(['PUBLISH', 'CONFIRMED']);
  expect([event.startDate, event.endDate].map((time) => time.toJSDate().toISOString())).toEqual([
    '2026-07-01T08:00:00.000Z',
    '2026-07-01T09:30:00.000Z',
  ]);
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event.location).toBe('LS17 8AB');
});

it('says a name whole, however it is written, and how the visit is changed', () => {
  const { event } = read();
  expect(event.summary).toBe('Survey for a quote: Heat; Light, & "Sons"\nLtd');
  expect(event.description).toBe(`Questions? Call 0113 496 0123.\nMove or cancel: ${link}`);
});

it('stays the same event when it moves, with a higher number', () => {
  const moved = read({ scheduledAt: '2026-07-03T08:00:00.000Z', version: 4 }).event;
  const before = read().event;
  expect(moved.uid).toBe(before.uid);
  expect([before.sequence, moved.sequence]).toEqual([3, 4]);
});

it('waits while it is pending, and is taken out once it is cancelled', () => {
  expect(read({ status: 'pending' }).status).toBe('TENTATIVE');
  expect(read({ status: 'cancelled' })).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
});
