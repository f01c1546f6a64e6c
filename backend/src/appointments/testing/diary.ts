import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { recorded } from '../../testing/past';
import type { Booking, Deciding } from '../booking.decisions';
import { type DiaryDay, emptyDay, evolveDiaryDay } from '../diary-day.state';

export const slug = 'leeds';
export const day = '2026-12-01';
export const now = Date.parse('2026-11-26T12:00:00.000Z');
export const jo = '018f5b7e-0000-4000-8000-000000000001';
export const sam = '018f5b7e-0000-4000-8000-000000000002';

export const at = (time: string): string => `${day}T${time}:00.000Z`;

export const deciding = (changed: Partial<Deciding> = {}): Deciding => ({
  now,
  room: { capacity: 1, bufferMinutes: 0 },
  ...changed,
});

/** The ids that a booking at that time may have, apart from those of other people and times. */
const idsOf =
  (subjectId: string, scheduledAt: string) =>
  (attempt: number): string =>
    `${subjectId.slice(-1).repeat(8)}-${scheduledAt.slice(11, 16).replace(':', '')}-4000-8000-00000000000${attempt}`;

export const booking = (subjectId: string, time: string, changed: Partial<Booking> = {}): Booking => ({
  slug,
  day,
  subjectId,
  sessionId: subjectId,
  scheduledAt: at(time),
  duration: 60,
  customerName: 'Jo Marsh',
  customerEmail: null,
  customerPhone: '07700 900123',
  customerPostcode: null,
  notes: null,
  appointmentType: 'service',
  status: 'pending',
  photoIds: [],
  bookedBy: 'visitor',
  through: 'picker',
  idOf: idsOf(subjectId, at(time)),
  ...changed,
});

/** What a day holds after these events, all recorded at that moment. */
export const dayAfter = (events: readonly AppointmentEvent[], moment = now, before: DiaryDay = emptyDay): DiaryDay =>
  events.reduce(
    (state, event, index) => evolveDiaryDay(state, recorded(event, index, new Date(moment).toISOString())),
    before,
  );
