import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { ICalEventStatus } from 'ical-generator';

const statusOf = ({ status }: Appointment): ICalEventStatus => {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

/** The same event however often it moves, with a higher number each time. */
export const calendarEventOf = (appointment: Appointment) => {
  const start = new Date(appointment.scheduledAt);
  return {
    id: `${appointment.id}@pilotlight`,
    sequence: appointment.version,
    stamp: new Date(appointment.updatedAt),
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
    status: statusOf(appointment),
  };
};
