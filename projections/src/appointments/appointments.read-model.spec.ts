import type { AppointmentEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { appointment } from '../testing/diary-story';
import { rowsAfter } from '../testing/given';
import type { Happened } from '../testing/log-writer';
import { conversation } from '../testing/story';
import { appointmentWords } from './appointment-words.read-model';
import { appointments } from './appointments.read-model';

const session = '018f5b7e-4444-4444-8444-444444444444';
const at = '2026-11-27T10:00:00.000Z';
const seconds = (after: number) => new Date(Date.parse('2026-11-26T12:00:00.000Z') + after * 1_000).toISOString();
const rowAfter = (...events: AppointmentEvent[]) =>
  rowsAfter(
    appointments,
    events.map((event) => ({ event })),
  )[0];
const wordsAfter = (...events: (AppointmentEvent | SubjectEvent)[]) =>
  rowsAfter(
    appointmentWords,
    events.map((event) => ({ event })),
  );

describe('a row of the diary', () => {
  it('tells how a visit stands, and counts what became of it', () => {
    const one = appointment('leeds', session);
    expect(rowAfter(one.booked(at))).toMatchObject({ status: 'pending', version: 1, scheduled_at: at });
    const confirmed = [one.booked(at), one.confirmed()];
    expect(rowAfter(...confirmed)).toMatchObject({ status: 'confirmed', version: 2 });
    expect(rowAfter(...confirmed, one.undone('pending', 'confirmed'))).toMatchObject({ status: 'pending', version: 3 });
  });

  it('follows it to another time and another day, and knows where it stood', () => {
    const one = appointment('leeds', session);
    const there = '2026-12-02T09:00:00.000Z';
    const within = '2026-11-27T12:00:00.000Z';
    const events = [one.booked(at), ...one.moved(at, within, 2), ...one.moved(within, there, 3), one.confirmed()];
    expect(rowAfter(...events)).toMatchObject({
      scheduled_at: there,
      moves: [
        { from: at, by: 'installer', at: expect.any(String) },
        { from: within, by: 'installer', at: expect.any(String) },
      ],
      version: 4,
      status: 'confirmed',
    });
  });

  it('keeps how the visitor believes that it stands until they are told, whatever the installer does meanwhile', () => {
    const one = appointment('leeds', session);
    const within = '2026-11-27T12:00:00.000Z';
    const before = { status: 'pending', scheduledAt: at, duration: 60 };
    const [moved] = one.moved(at, within, 3);
    if (!moved) throw new Error('Not moved');
    const acts = [
      { event: one.booked(at), at: seconds(0) },
      { event: one.confirmed(), at: seconds(10) },
      { event: moved, at: seconds(70) },
    ];
    const told = (...more: Happened[]) => rowsAfter(appointments, [...acts, ...more])[0];
    expect(told()).toMatchObject({
      untold: { before, at: seconds(70) },
      undo: { at: seconds(70), formerly: { scheduledAt: at, duration: 60 } },
    });
    const now = { status: 'confirmed', scheduledAt: within, duration: 60 };
    const undone = { event: one.undone('pending', 'confirmed'), at: seconds(100) };
    expect(told(undone)).toMatchObject({ untold: { before, at: seconds(100) }, undo: null });
    const later = { event: one.completed(), at: seconds(200) };
    expect(told(later)).toMatchObject({ untold: { before: now }, undo: { formerly: null } });
    expect(told({ event: one.cancelled(), at: seconds(90) })).toMatchObject({ untold: null, undo: null });
  });

  it('names who cancelled it until that is taken back', () => {
    const one = appointment('leeds', session);
    const cancelled = [one.booked(at), one.cancelled()];
    expect(rowAfter(...cancelled)).toMatchObject({ status: 'cancelled', cancelled_by: 'visitor' });
    expect(rowAfter(...cancelled, one.undone('pending', 'cancelled'))).toMatchObject({ cancelled_by: null });
  });
});

describe('the words of a person', () => {
  const one = appointment('leeds', session);
  const other = appointment('leeds', session, 2);
  const events = [
    one.booked(at),
    other.booked(at, { customerName: 'Jo Marsh, the rented flat' }),
    one.corrected({ customerName: 'Jo March', customerEmail: null }),
    one.cancelled('Found somebody else'),
  ];

  it('are kept by appointment, as they were last corrected', () => {
    expect(wordsAfter(...events)[0]?.words).toMatchObject({
      [one.id]: {
        customerName: 'Jo March',
        customerEmail: null,
        customerPhone: '+447700900123',
        reason: 'Found somebody else',
      },
      [other.id]: { customerName: 'Jo Marsh, the rented flat', reason: null },
    });
  });

  it('are gone with the person, also where the log is folded anew after that', () => {
    const erased = conversation('leeds', session).erased();
    expect(wordsAfter(...events, erased)).toEqual([]);
    expect(wordsAfter(one.booked(at), erased, one.cancelled())).toEqual([]);
    const all = { customerName: ERASED, customerEmail: ERASED, customerPhone: ERASED };
    const [row] = wordsAfter(one.booked(at, { ...all, customerPostcode: ERASED, notes: ERASED }));
    expect(JSON.stringify(row)).not.toContain(ERASED);
    expect(wordsAfter(one.booked(at, all), erased)).toEqual([]);
  });
});
