import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import { writtenPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import { londonWallClock } from '@pilotlight/booking/london-clock';

const headings = [
  'Date',
  'Time',
  'Minutes',
  'Type',
  'Status',
  'Name',
  'Phone',
  'Email',
  'Postcode',
  'Notes',
  'Booked by',
  'Reference',
];

/** What a spreadsheet would take for a formula is led by an apostrophe, and stays text. */
const asText = (words: string): string => (/^[\s]*[=+\-@\t\r]/.test(words) ? `'${words}` : words);

/** RFC 4180. */
const quoted = (words: string): string => (/[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

const cellsOf = (appointment: Appointment): readonly string[] => {
  const { day, time } = londonWallClock(appointment.scheduledAt);
  const { customerPhone, customerEmail, customerPostcode, notes } = appointment;
  return [
    day,
    time,
    String(appointment.duration),
    appointmentTypeNames[appointment.appointmentType],
    appointment.status === 'no_show' ? 'no show' : appointment.status,
    appointment.customerName,
    customerPhone ? writtenPhone(customerPhone) : '',
    customerEmail ?? '',
    customerPostcode ?? '',
    notes ?? '',
    appointment.metadata.bookedBy,
    appointment.id,
  ];
};

const lineOf = (cells: readonly string[]): string => cells.map((cell) => quoted(asText(cell))).join(',');

/** Appointments as a table that spreadsheets open; a mark at its front tells them that it is UTF-8. */
export const diaryAsCsv = (appointments: readonly Appointment[]): string =>
  `\uFEFF${[headings, ...appointments.map(cellsOf)].map(lineOf).join('\r\n')}\r\n`;
