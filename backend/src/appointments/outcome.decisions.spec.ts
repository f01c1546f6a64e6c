import { refusalOf } from '../testing/past';
import { bookAppointment } from './booking.decisions';
import { emptyDay } from './diary-day.state';
import { concludeAppointment, correctDetails, type Outcome, undoOutcome } from './outcome.decisions';
import { booking, day, dayAfter, deciding, jo, now, sam, slug } from './testing/diary';

const appointmentId = booking(jo, '10:00').idOf(0);
const on = (version: number | null) => ({ slug, day, appointmentId, version });
const pending = dayAfter(bookAppointment(emptyDay, booking(jo, '10:00'), deciding()));
const say = (status: Outcome, version: number | null) =>
  ({ ...on(version), status, by: 'installer', reason: null }) as const;
const after = (status: Outcome, before = pending, moment = now) =>
  dayAfter(concludeAppointment(before, say(status, null)), moment, before);
const statusIn = (state = pending) => state.visits.get(appointmentId)?.status;
const confirmed = after('confirmed');

it.each<[Outcome, typeof pending]>([
  ['confirmed', pending],
  ['cancelled', pending],
  ['completed', confirmed],
  ['cancelled', confirmed],
  ['no_show', confirmed],
])('an appointment becomes %s', (status, before) => {
  expect(statusIn(after(status, before))).toBe(status);
});

it.each<[Outcome, typeof pending, string]>([
  ['completed', pending, "This appointment is waiting to be confirmed: it can't be completed."],
  ['no_show', pending, "This appointment is waiting to be confirmed: it can't be marked as not kept."],
  ['confirmed', after('cancelled'), "This appointment is cancelled: it can't be confirmed."],
  ['cancelled', after('completed', confirmed), "This appointment is completed: it can't be cancelled."],
])('an outcome is refused: %s from another state', (status, before, words) => {
  expect(refusalOf(() => concludeAppointment(before, say(status, null)))).toEqual([words, 'conflict']);
});

it('tells the later of two that it was changed meanwhile', () => {
  expect(refusalOf(() => concludeAppointment(confirmed, say('cancelled', 1)))[1]).toBe('changed-meanwhile');
  expect(refusalOf(() => correctDetails(confirmed, on(1), { notes: 'x' }))[1]).toBe('changed-meanwhile');
  expect(refusalOf(() => concludeAppointment(emptyDay, say('cancelled', 1)))[1]).toBe('changed-meanwhile');
});

it('takes the same word again for the same', () => {
  expect(concludeAppointment(confirmed, say('confirmed', 1))).toEqual([]);
});

it('takes an outcome back within a minute, and not later', () => {
  const undone = undoOutcome(confirmed, on(2), deciding({ now: now + 60_000 }));
  expect(statusIn(dayAfter(undone, now, confirmed))).toBe('pending');
  expect(refusalOf(() => undoOutcome(confirmed, on(2), deciding({ now: now + 60_001 })))).toEqual([
    'This can be undone for a minute only. Please change the appointment instead.',
    'conflict',
  ]);
  expect(refusalOf(() => undoOutcome(pending, on(1), deciding()))[0]).toBe('There is nothing to undo.');
});

it('brings a cancelled visit back only while its time is free', () => {
  const cancelled = after('cancelled');
  expect(undoOutcome(cancelled, on(2), deciding())).toHaveLength(1);
  const rebooked = dayAfter(bookAppointment(cancelled, booking(sam, '10:30'), deciding()), now, cancelled);
  expect(refusalOf(() => undoOutcome(rebooked, on(2), deciding()))[1]).toBe('slot-taken');
});

it('corrects what is given and leaves the rest', () => {
  const [corrected, ...more] = correctDetails(pending, on(1), { notes: null, appointmentType: 'quote' });
  expect(more).toEqual([]);
  expect(corrected?.data).toEqual({
    slug,
    day,
    appointmentId,
    subjectId: jo,
    notes: null,
    appointmentType: 'quote',
  });
  expect(correctDetails(pending, on(1), {})).toEqual([]);
});
