import type { AppointmentEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import type { Booking } from './booking.decisions';

type Booked = Extract<AppointmentEvent, { type: 'AppointmentBooked' }>['data'];

const details = ['customerName', 'customerEmail', 'customerPhone', 'customerPostcode', 'notes'] as const;

const isSame = (booked: Booked, booking: Booking): boolean =>
  details.every((detail) => booked[detail] === booking[detail]) &&
  booked.photoIds.toSorted().join(' ') === booking.photoIds.toSorted().join(' ');

/**
 * A request for a time at which its own visit stands: the same one again, else throws Refused. What was corrected since
 * counts for nothing, since whoever sends again knows only what they sent. In the chat a yes carries no details of its own.
 */
export const requireSameRequest = (events: readonly RecordedEvent[], appointmentId: string, booking: Booking): void => {
  if (booking.through === 'chat') return;
  const booked = events.find(
    (event) => event.type === 'AppointmentBooked' && event.data.appointmentId === appointmentId,
  );
  if (booked?.type !== 'AppointmentBooked' || isSame(booked.data, booking)) return;
  throw new Refused(
    booking.bookedBy === 'visitor'
      ? 'You have booked this time already, with other details. To change them, please open your visit’s link or give us a call.'
      : 'This visit is in the diary already, with other details. Please change it there.',
  );
};
