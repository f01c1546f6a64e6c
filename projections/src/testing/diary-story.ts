import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { appointmentExamples } from './appointment-examples';
import { idOf } from './example-subject';

type DataOf<Type extends AppointmentEvent['type']> = Extract<AppointmentEvent, { type: Type }>['data'];

/** What becomes of one appointment; `number` tells it from the visitor's others. */
export const appointment = (slug: string, sessionId: string, number = 1) => {
  const subject = { slug, sessionId, number };
  let day = '2026-11-27';
  const keys = () => ({ slug, day, appointmentId: idOf(sessionId, number, 'appointment'), subjectId: sessionId });
  return {
    id: keys().appointmentId,
    booked: (scheduledAt: string, changed: Partial<DataOf<'AppointmentBooked'>> = {}): AppointmentEvent => {
      ({ day } = londonTime(scheduledAt));
      const data = { ...appointmentExamples.AppointmentBooked(subject), ...keys(), scheduledAt, ...changed };
      return { type: 'AppointmentBooked', data };
    },
    confirmed: (): AppointmentEvent => ({ type: 'AppointmentConfirmed', data: keys() }),
    completed: (): AppointmentEvent => ({ type: 'AppointmentCompleted', data: keys() }),
    cancelled: (reason: string | null = null): AppointmentEvent => ({
      type: 'AppointmentCancelled',
      data: { ...keys(), by: 'visitor', reason },
    }),
    undone: (status: 'pending' | 'confirmed', undone: 'confirmed' | 'cancelled' | 'completed'): AppointmentEvent => ({
      type: 'AppointmentOutcomeUndone',
      data: { ...keys(), status, undone },
    }),
    corrected: (changed: Partial<DataOf<'AppointmentDetailsCorrected'>>): AppointmentEvent => ({
      type: 'AppointmentDetailsCorrected',
      data: { ...keys(), ...changed },
    }),
    /** To that moment, on whichever day; on another one it is taken in there too. */
    moved: (formerlyAt: string, scheduledAt: string, version: number): AppointmentEvent[] => {
      const { day: toDay } = londonTime(scheduledAt);
      const times = { scheduledAt, duration: 60, formerlyAt, formerDuration: 60 };
      const left: AppointmentEvent = {
        type: 'AppointmentMoved',
        data: { ...keys(), ...times, toDay, by: 'installer' },
      };
      if (toDay === day) return [left];
      const fromDay = day;
      day = toDay;
      const data = { ...appointmentExamples.AppointmentReceived(subject), ...keys(), scheduledAt, fromDay, version };
      return [left, { type: 'AppointmentReceived', data }];
    },
  };
};
