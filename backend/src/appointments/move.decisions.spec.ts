import { refusalOf } from '../testing/past';
import { bookAppointment } from './booking.decisions';
import { emptyDay } from './diary-day.state';
import { abandonMove, leaveDay, moveWithinDay, receiveVisit, reserveMove } from './move.decisions';
import { concludeAppointment } from './outcome.decisions';
import { at, booking, day, dayAfter, deciding, jo, now, sam, slug } from './testing/diary';

const kept = 120_000;
const appointmentId = booking(jo, '10:00').idOf(0);
const booked = dayAfter(bookAppointment(emptyDay, booking(jo, '10:00'), deciding()));
const toDay = '2026-12-02';
const there = `${toDay}T10:00:00.000Z`;
const moving = (time: string, version: number | null = 1) =>
  ({ slug, day, appointmentId, version, scheduledAt: at(time), duration: 60, toDay: day, by: 'installer' }) as const;
const leaving = { ...moving('10:00'), toDay, scheduledAt: there };
const reserving = { slug, day: toDay, appointmentId, subjectId: jo, scheduledAt: there, duration: 60, fromDay: day };
const reservedUntil = new Date(now + kept).toISOString();
const reserved = dayAfter(reserveMove(emptyDay, reserving, deciding()));
const left = dayAfter(leaveDay(booked, leaving, { now, reservedUntil }), now, booked);
const departed = left.departed.get(appointmentId);
const target = { slug, day: toDay, fromDay: day };
const other = booking(sam, '10:30', { day: toDay, scheduledAt: `${toDay}T10:30:00.000Z` });

describe('a move within the day', () => {
  it('is one event, and takes no notice of the visit itself', () => {
    expect(moveWithinDay(booked, moving('10:30'), deciding())).toEqual([
      {
        type: 'AppointmentMoved',
        data: {
          slug,
          day,
          appointmentId,
          subjectId: jo,
          scheduledAt: at('10:30'),
          duration: 60,
          toDay: day,
          formerlyAt: at('10:00'),
          formerDuration: 60,
          by: 'installer',
        },
      },
    ]);
  });

  it('is refused where somebody else is', () => {
    const two = dayAfter(bookAppointment(booked, booking(sam, '14:00'), deciding()), now, booked);
    expect(refusalOf(() => moveWithinDay(two, moving('13:30'), deciding()))[1]).toBe('slot-taken');
  });

  it('is nothing where nothing changes, and refused once the visit is over', () => {
    expect(moveWithinDay(booked, moving('10:00'), deciding())).toEqual([]);
    const over = { ...moving('10:00', null), status: 'cancelled', reason: null } as const;
    const cancelled = dayAfter(concludeAppointment(booked, over), now, booked);
    expect(refusalOf(() => moveWithinDay(cancelled, moving('12:00', null), deciding()))[1]).toBe('conflict');
  });
});

describe('a move to another day', () => {
  it('keeps the time there for two minutes, and no longer where a crash stops it', () => {
    expect(refusalOf(() => bookAppointment(reserved, other, deciding()))[1]).toBe('slot-taken');
    expect(bookAppointment(reserved, other, deciding({ now: now + kept }))).toHaveLength(1);
  });

  it('is refused where somebody is', () => {
    const taken = dayAfter(bookAppointment(emptyDay, other, deciding()));
    expect(refusalOf(() => reserveMove(taken, reserving, deciding()))[1]).toBe('slot-taken');
  });

  it('frees the day that it leaves, which knows where it went', () => {
    expect(bookAppointment(left, booking(sam, '10:00'), deciding())).toHaveLength(1);
    expect(departed).toMatchObject({ toDay, scheduledAt: there, version: 2, status: 'pending' });
  });

  it('leaves only while the time there is sure to be kept', () => {
    const late = { now: now + kept - 59_000, reservedUntil };
    expect(refusalOf(() => leaveDay(booked, leaving, late))[1]).toBe('conflict');
  });

  it('is taken in once, with its version', () => {
    if (!departed) throw new Error('It did not leave');
    const received = receiveVisit(reserved, target, departed);
    const arrived = dayAfter(received, now, reserved);
    expect(arrived.visits.get(appointmentId)).toMatchObject({ version: 2, status: 'pending', scheduledAt: there });
    expect(arrived.reservations.size).toBe(0);
    expect(receiveVisit(arrived, target, departed)).toEqual([]);
  });

  it('is one at a time: another time of the same visit is refused meanwhile, the same is the same', () => {
    expect(reserveMove(reserved, reserving, deciding())).toEqual([]);
    const later = { ...reserving, scheduledAt: `${toDay}T14:00:00.000Z` };
    expect(refusalOf(() => reserveMove(reserved, later, deciding()))[1]).toBe('conflict');
    expect(reserveMove(reserved, later, deciding({ now: now + kept }))).toHaveLength(1);
  });

  it('is abandoned once', () => {
    const abandoned = dayAfter(abandonMove(reserved, reserving), now, reserved);
    expect(bookAppointment(abandoned, other, deciding())).toHaveLength(1);
    expect(abandonMove(abandoned, reserving)).toEqual([]);
  });
});
