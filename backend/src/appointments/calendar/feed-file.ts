import type { Appointment } from '@pilotlight/contracts/http/appointments';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarEventOf } from './calendar-event';
import { calendarWords } from './calendar-words';

const prodId = { company: 'Pilotlight', product: 'Diary', language: 'EN' };
/** Seconds after which a calendar looks again, where it heeds that. */
const lookAgain = 900;

/** An installer's diary as its own calendar subscribes to it (.ics): every event by the same id however often it moves. */
export const feedFile = (firm: string, appointments: readonly Appointment[], diaryAddress: string): string => {
  const calendar = ical({ prodId, name: `${firm}: visits`, method: ICalCalendarMethod.PUBLISH, ttl: lookAgain });
  for (const appointment of appointments) {
    const { summary, location, description } = calendarWords(appointment, diaryAddress);
    calendar.createEvent({ ...calendarEventOf(appointment), summary, description, ...(location && { location }) });
  }
  return calendar.toString();
};
