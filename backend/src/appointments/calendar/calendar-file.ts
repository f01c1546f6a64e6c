import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface FirmInCalendar {
  readonly name: string;
  readonly phone: string | null;
}

const statusOf = ({ status }: Appointment): ICalEventStatus => {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

const withEnd = (start: string, minutes: number): Date => new Date(Date.parse(start) + minutes * 60_000);

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
    id: `${appointment.id}@pilotlight`,
    sequence: appointment.version,
    stamp: new Date(appointment.updatedAt),
    start: new Date(appointment.scheduledAt),
    end: withEnd(appointment.scheduledAt, appointment.duration),
    summary: `${what}: ${firm.name}`,
    description: [...call, `Move or cancel: ${link}`].join('\n'),
    status: statusOf(appointment),
    ...(appointment.customerPostcode && { location: appointment.customerPostcode }),
  });
  return calendar.toString();
};
