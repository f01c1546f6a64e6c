import { DayMoves } from '@pilotlight/backend/appointments/day-moves';
import { DiaryDays } from '@pilotlight/backend/appointments/diary-days';
import { leaveDay, reserveMove } from '@pilotlight/backend/appointments/move.decisions';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBackend } from './backend-under-test';
import { startTestBackend } from './backend-under-test';
import { dayIn, diaryOf, type DiaryUnderTest } from './booking-calls';

let backend: TestBackend;
let leeds: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await diaryOf(backend, 'leeds');
});
afterAll(() => backend.stop());

const hour = 3_600_000;
const at = (days: number): string => `${dayIn(days)}T12:00:00.000Z`;
const context = () => ({ actor: { kind: 'system', id: null }, requestId: randomUUID() }) as const;
const create = (days: number) => leeds.call('POST', 'appointments', { customerName: 'Jo', scheduledAt: at(days) });
const eventsOn = async (days: number): Promise<string[]> =>
  (await backend.events()).filter(({ stream }) => stream === `diary-leeds_${dayIn(days)}`).map(({ type }) => type);

/** The steps of a move as its command takes them; the process stops after one of them. */
const movedPartly = async (from: number, to: number, steps: readonly ('reserve' | 'leave')[], age = 0) => {
  const days = backend.app.get(DiaryDays);
  const appointmentId = String((await create(from)).json['appointment']?.['id']);
  const [day, toDay, scheduledAt, duration] = [dayIn(from), dayIn(to), at(to), 60];
  const time = { scheduledAt, duration };
  const moving = { slug: 'leeds', day, appointmentId, version: 1, ...time, toDay, by: 'installer' } as const;
  const reserving = { slug: 'leeds', day: toDay, appointmentId, subjectId: appointmentId, ...time, fromDay: day };
  const step = { slug: 'leeds', time, context: context() };
  if (steps.includes('reserve'))
    await days.decide({
      ...step,
      day: toDay,
      act: 'reserve',
      decide: (state, deciding) => reserveMove(state, reserving, { ...deciding, now: deciding.now - age }),
    });
  const reservedUntil = new Date(days.now() + hour).toISOString();
  if (steps.includes('leave'))
    await days.decide({
      ...step,
      day,
      act: 'leave',
      decide: (state, { now }) => leaveDay(state, moving, { now, reservedUntil }),
    });
  return { appointmentId, moving };
};

const until = async (holds: () => Promise<boolean>): Promise<boolean> => {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await pause(50)) if (await holds()) return true;
  return false;
};

it('finishes a move that stopped before the other day took it in', async () => {
  const { appointmentId } = await movedPartly(3, 4, ['reserve', 'leave']);
  expect(await until(async () => (await eventsOn(4)).includes('AppointmentReceived'))).toBe(true);
  const { json } = await leeds.call('PATCH', `appointments/${appointmentId}`, { version: 2, notes: 'Ring the bell' });
  expect(json['appointment']).toMatchObject({ scheduledAt: at(4), version: 3, notes: 'Ring the bell' });
  expect(await eventsOn(4)).toEqual(['MoveReserved', 'AppointmentReceived', 'AppointmentDetailsCorrected']);
});

it('follows an appointment to the day that has yet to take it in', async () => {
  const { appointmentId } = await movedPartly(5, 6, ['reserve', 'leave']);
  const { json } = await leeds.call('POST', `appointments/${appointmentId}/status`, {
    version: 2,
    status: 'completed',
  });
  expect(json['appointment']).toMatchObject({ scheduledAt: at(6), status: 'completed', version: 3 });
  expect((await eventsOn(6)).filter((type) => type === 'AppointmentReceived')).toHaveLength(1);
});

it('abandons no move that is under way, and keeps its time meanwhile', async () => {
  const { appointmentId } = await movedPartly(7, 8, ['reserve']);
  await pause(500);
  expect(await eventsOn(8)).toEqual(['MoveReserved']);
  expect((await create(8)).status).toBe(409);
  const again = await leeds.call('PATCH', `appointments/${appointmentId}`, { version: 1, scheduledAt: at(8) });
  expect(again.json['appointment']).toMatchObject({ scheduledAt: at(8), version: 2 });
});

it('lets go of the time once the reservation is over, or the appointment was cancelled', async () => {
  await movedPartly(9, 10, ['reserve'], 2 * hour);
  expect(await until(async () => (await eventsOn(10)).includes('MoveAbandoned'))).toBe(true);
  expect((await create(10)).status).toBe(201);
  const { appointmentId } = await movedPartly(11, 12, ['reserve']);
  await leeds.call('POST', `appointments/${appointmentId}/status`, { version: 1, status: 'cancelled' });
  const reservation = { appointmentId, fromDay: dayIn(11), until: new Date(Date.now() + hour).toISOString() };
  await backend.app.get(DayMoves).resolve('leeds', dayIn(12), reservation, context());
  expect((await create(12)).status).toBe(201);
});
