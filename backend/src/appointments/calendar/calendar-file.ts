import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarEventOf } from './calendar-event';

export interface FirmInCalendar {
  readonly name: string;
  readonly phone: string | null;
}

/** An appointment as a calendar of its visitor takes it (.ics): the same event however often it moves, gone once it is cancelled. */
export const calendarFile = (appointment: Appointment, firm: FirmInCalendar, link: string): string => {
  const cancelled = appointment.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Pilotlight', product: 'Booking', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const what = appointmentTypeNames[appointment.appointmentType];
  const call = firm.phone === null ? [] : [`Questions? Call ${firm.phone}.`];
  calendar.createEvent({
    ...calendarEventOf(appointment),
    summary: `${what}: ${firm.name}`,
    description: [...call, `Move or cancel: ${link}`].join('\n'),
    ...(appointment.customerPostcode && { location: appointment.customerPostcode }),
  });
  return calendar.toString();
};
