import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppointmentParty, AppointmentType } from '@pilotlight/contracts/values/appointment';
import { Refused } from '../write-side/refused';
import type { DiaryDay, Visit } from './diary-day.state';
import { isSameTime, requireFree, type Room, takenTimes, type VisitTime } from './taken-times';

const holdMinutes = 5;
const holdsADay = 60;
const visitsADay = 3;
/** Those that were cancelled again among them. */
const bookingsADay = 8;

/** What a decision on a day goes by beside the day. */
export interface Deciding {
  /** Milliseconds since 1970, by the clock that dates events. */
  readonly now: number;
  readonly room: Room;
}

export interface Holding extends VisitTime {
  readonly slug: string;
  readonly day: string;
  readonly subjectId: string;
}

/** Keeps a time for a visitor for five minutes, and lets go of the one that was kept before. */
export const holdSlot = (state: DiaryDay, holding: Holding, { now, room }: Deciding): AppointmentEvent[] => {
  const { slug, day, subjectId, scheduledAt, duration } = holding;
  requireFree(holding, takenTimes(state, { subjectId }, now), room);
  const before = state.holds.get(subjectId);
  if (before && Date.parse(before.until) > now && isSameTime(before, holding)) return [];
  if (before && before.asked >= holdsADay)
    throw new Refused('You have tried many times of this day. Please choose another day.', 'too-many');
  const until = new Date(now + holdMinutes * 60_000).toISOString();
  return [{ type: 'SlotHeld', data: { slug, day, subjectId, scheduledAt, duration, until } }];
};

/** Lets go of that time, and of no other that was chosen since. */
export const releaseSlot = (
  state: DiaryDay,
  { slug, day, subjectId, scheduledAt }: Omit<Holding, 'duration'>,
  { now }: Pick<Deciding, 'now'>,
): AppointmentEvent[] => {
  const hold = state.holds.get(subjectId);
  if (!hold || Date.parse(hold.until) <= now || Date.parse(hold.scheduledAt) !== Date.parse(scheduledAt)) return [];
  return [{ type: 'SlotReleased', data: { slug, day, subjectId } }];
};

export interface Customer {
  readonly customerName: string;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly customerPostcode: string | null;
  readonly notes: string | null;
}

export interface Booking extends Holding, Customer {
  readonly sessionId: string | null;
  readonly appointmentType: AppointmentType;
  readonly status: 'pending' | 'confirmed';
  readonly photoIds: readonly string[];
  readonly bookedBy: AppointmentParty;
  readonly through: 'chat' | 'picker' | 'diary';
  /** The ids that this booking may have, in order: the next one after it was cancelled or moved. */
  readonly idOf: (attempt: number) => string;
}

const isSameStart = (one: VisitTime, other: VisitTime): boolean =>
  Date.parse(one.scheduledAt) === Date.parse(other.scheduledAt);

const willTakePlace = ({ status }: Visit): boolean => status === 'pending' || status === 'confirmed';

/** The appointment that a booking is, or becomes: the same request again finds the one it made. */
export const appointmentOfBooking = (
  state: DiaryDay,
  booking: Booking,
): { readonly appointmentId: string; readonly visit: Visit | null } => {
  for (let attempt = 0; ; attempt++) {
    const appointmentId = booking.idOf(attempt);
    const visit = state.visits.get(appointmentId);
    if (visit && willTakePlace(visit) && isSameTime(visit, booking)) return { appointmentId, visit };
    if (!visit && !state.departed.has(appointmentId)) return { appointmentId, visit: null };
  }
};

export const bookAppointment = (state: DiaryDay, booking: Booking, { now, room }: Deciding): AppointmentEvent[] => {
  const { idOf: _, photoIds, ...given } = booking;
  const { appointmentId, visit } = appointmentOfBooking(state, booking);
  if (visit) return [];
  const own = [...state.visits.values()].filter((each) => each.subjectId === booking.subjectId && willTakePlace(each));
  if (booking.bookedBy === 'visitor' && own.some((each) => isSameStart(each, booking)))
    throw new Refused('You have a visit at that time already. To change it, please open its link or give us a call.');
  requireFree(booking, takenTimes(state, booking, now), room);
  const madeToday = [...state.visits.values()].filter(({ subjectId }) => subjectId === booking.subjectId).length;
  if (booking.bookedBy === 'visitor' && (own.length >= visitsADay || madeToday >= bookingsADay))
    throw new Refused('You have several visits on this day already. Please give us a call instead.', 'too-many');
  return [{ type: 'AppointmentBooked', data: { ...given, appointmentId, photoIds: [...photoIds] } }];
};
