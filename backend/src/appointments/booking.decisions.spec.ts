import { refusalOf } from '../testing/past';
import { bookAppointment, holdSlot, releaseSlot } from './booking.decisions';
import { emptyDay } from './diary-day.state';
import { concludeAppointment } from './outcome.decisions';
import { at, booking, day, dayAfter, deciding, jo, now, sam, slug } from './testing/diary';

const minute = 60_000;
const hold = (subjectId: string, time: string) => ({ slug, day, subjectId, scheduledAt: at(time), duration: 60 });
const taken = ['That time has just been taken. Please choose another.', 'slot-taken'];
const bookForSam = (state = emptyDay, moment = now) =>
  bookAppointment(state, booking(sam, '10:00'), deciding({ now: moment }));

describe('a time that is held', () => {
  const held = dayAfter(holdSlot(emptyDay, hold(jo, '10:00'), deciding()));

  it('is kept for five minutes', () => {
    expect(held.holds.get(jo)).toMatchObject({ until: '2026-11-26T12:05:00.000Z' });
  });

  it('is taken to others until it lapses, and its holder books it', () => {
    expect(refusalOf(() => bookForSam(held))).toEqual(taken);
    expect(bookForSam(held, now + 5 * minute)).toHaveLength(1);
    expect(bookAppointment(held, booking(jo, '10:00'), deciding())).toHaveLength(1);
  });

  it('is let go of for another one, and by word', () => {
    const other = dayAfter(holdSlot(held, hold(jo, '14:00'), deciding()), now, held);
    expect(bookForSam(other)).toHaveLength(1);
    const released = dayAfter(releaseSlot(held, hold(jo, '10:00'), deciding()), now, held);
    expect(bookForSam(released)).toHaveLength(1);
    expect(releaseSlot(held, hold(jo, '11:00'), deciding())).toEqual([]);
  });

  it('is not kept longer by being asked for again', () => {
    expect(holdSlot(held, hold(jo, '10:00'), deciding({ now: now + minute }))).toEqual([]);
  });

  it('is refused after sixty tries of one day', () => {
    let state = emptyDay;
    for (let tried = 0; tried < 60; tried++)
      state = dayAfter(holdSlot(state, hold(jo, tried % 2 ? '10:00' : '11:00'), deciding()), now, state);
    expect(refusalOf(() => holdSlot(state, hold(jo, '12:00'), deciding()))[1]).toBe('too-many');
  });
});

describe('a booking', () => {
  const booked = dayAfter(bookAppointment(emptyDay, booking(jo, '10:00'), deciding()));

  it('is written down whole', () => {
    const { idOf, ...given } = booking(jo, '10:00');
    expect(bookAppointment(emptyDay, booking(jo, '10:00'), deciding())).toEqual([
      { type: 'AppointmentBooked', data: { ...given, appointmentId: idOf(0) } },
    ]);
  });

  it('asked for again answers as the first', () => {
    expect(bookAppointment(booked, booking(jo, '10:00'), deciding())).toEqual([]);
  });

  it.each([
    ['type', { appointmentType: 'quote', idOf: booking(jo, '11:00').idOf }],
    ['length', { duration: 30 }],
  ] as const)('is refused to a visitor who has one at that time of another %s, whatever the room', (_, changed) => {
    const room = { capacity: 2, bufferMinutes: 0 };
    const [message, code] = refusalOf(() => bookAppointment(booked, booking(jo, '10:00', changed), deciding({ room })));
    expect([message, code]).toEqual([expect.stringMatching(/^You have a visit at that time already\./), 'conflict']);
  });

  it.each([
    ['the same time', '10:00', 60],
    ['a time that begins in it', '10:45', 60],
    ['a time that ends in it', '09:30', 45],
    ['a time that lies around it', '09:00', 240],
    ['a time within it', '10:15', 15],
  ])('keeps others from %s', (_, time, duration) => {
    expect(refusalOf(() => bookAppointment(booked, booking(sam, time, { duration }), deciding()))).toEqual(taken);
  });

  it.each([
    ['right before', '09:00'],
    ['right after', '11:00'],
  ])('leaves the time %s it', (_, time) => {
    expect(bookAppointment(booked, booking(sam, time), deciding())).toHaveLength(1);
  });

  it('keeps the buffer before and after it free', () => {
    const room = { capacity: 1, bufferMinutes: 30 };
    for (const time of ['08:45', '11:15'])
      expect(refusalOf(() => bookAppointment(booked, booking(sam, time), deciding({ room })))).toEqual(taken);
    expect(bookAppointment(booked, booking(sam, '11:30'), deciding({ room }))).toHaveLength(1);
  });

  it('leaves room for another engineer', () => {
    const room = { capacity: 2, bufferMinutes: 0 };
    expect(bookAppointment(booked, booking(sam, '10:00'), deciding({ room }))).toHaveLength(1);
  });

  it('frees its time by being cancelled, and can be made anew under another id', () => {
    const id = booking(jo, '10:00').idOf(0);
    const on = { slug, day, appointmentId: id, version: 1 };
    const cancelled = dayAfter(
      concludeAppointment(booked, { ...on, status: 'cancelled', by: 'visitor', reason: null }),
      now,
      booked,
    );
    expect(bookForSam(cancelled)).toHaveLength(1);
    const [again] = bookAppointment(cancelled, booking(jo, '10:00'), deciding());
    expect(again?.data).toMatchObject({ appointmentId: booking(jo, '10:00').idOf(1) });
  });

  it('is refused to a visitor who has three on the day, and not to the installer', () => {
    const times = ['08:00', '10:00', '12:00'];
    const state = times.reduce(
      (before, time) => dayAfter(bookAppointment(before, booking(jo, time), deciding()), now, before),
      emptyDay,
    );
    expect(refusalOf(() => bookAppointment(state, booking(jo, '14:00'), deciding()))[1]).toBe('too-many');
    expect(bookAppointment(state, booking(jo, '14:00', { bookedBy: 'installer' }), deciding())).toHaveLength(1);
  });
});
