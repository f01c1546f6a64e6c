import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';

export interface CalendarWords {
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
}

/** What an installer's own calendar says of a visit; once its person was erased, only what it was for. */
export const calendarWords = (appointment: Appointment, diaryAddress: string): CalendarWords => {
  const { appointmentType, customerName, customerPhone, customerPostcode, notes, status } = appointment;
  const what = appointmentTypeNames[appointmentType];
  const unsure = status === 'pending' ? ['Waiting to be confirmed.'] : [];
  return {
    summary: customerName ? `${what}: ${customerName}` : what,
    location: customerPostcode,
    description: [
      ...unsure,
      ...(customerPhone ? [`Phone: ${phoneInWords(customerPhone)}`] : []),
      ...(notes ? [notes] : []),
      `Diary: ${diaryAddress}`,
    ].join('\n'),
  };
};
