import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { CalendarEvent } from '../../gateways/calendar/calendar';
import { calendarWords } from '../calendar/calendar-words';
import { spanOf } from '../taken-times';

const digits = '0123456789abcdefghijklmnopqrstuv';

/** Of the appointment's id, in the base32hex that Google takes for an event's: a visit has one event, however often it is written. */
export const googleEventId = (appointmentId: string): string => {
  let rest = BigInt(`0x${appointmentId.replaceAll('-', '')}`);
  let id = '';
  for (let place = 0; place < 26; place++) {
    id = (digits[Number(rest & 31n)] ?? '') + id;
    rest >>= 5n;
  }
  return id;
};

/** How Google has to have it: `gone` where it was cancelled or its person erased; `leave` where it is over and never stood there. */
export type Wanted = 'gone' | 'leave' | CalendarEvent;

export const wantedEvent = (appointment: Appointment, diaryAddress: string, now: number): Wanted => {
  if (appointment.status === 'cancelled' || appointment.customerName === '') return 'gone';
  const { start, end } = spanOf(appointment);
  const { description, ...words } = calendarWords(appointment, diaryAddress);
  if (appointment.googleCalendarEventId === null && Date.parse(end) < now) return 'leave';
  return {
    id: googleEventId(appointment.id),
    start,
    end,
    ...words,
    // Google shows a description's HTML, and a visitor may write some.
    description: description.replace(/[<>]/gu, ' '),
    tentative: appointment.status === 'pending',
  };
};
