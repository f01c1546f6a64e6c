import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import { writtenPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import { londonWallClock } from '@pilotlight/booking/london-clock';
import { csvOf, csvPhone } from '../http/csv';

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
    customerPhone ? csvPhone(writtenPhone(customerPhone)) : '',
    customerEmail ?? '',
    customerPostcode ?? '',
    notes ?? '',
    appointment.metadata.bookedBy,
    appointment.id,
  ];
};

/** Appointments as a table that spreadsheets open. */
export const diaryAsCsv = (appointments: readonly Appointment[]): string =>
  csvOf([headings, ...appointments.map(cellsOf)]);
