import { diary } from '@pilotlight/contracts/http/appointments';
import { personExportSchema } from '@pilotlight/contracts/http/people';
import { Retention } from '@pilotlight/backend/conversations/privacy/retention';
import type { TestBackend } from './backend-under-test';
import { startTestBackend } from './backend-under-test';
import { book, dayIn, diaryOf, type DiaryUnderTest, slotsOn } from './booking-calls';

const canary = 'Quartermaine';
let backend: TestBackend;
let leeds: DiaryUnderTest;
let york: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend();
  [leeds, york] = [await diaryOf(backend, 'leeds'), await diaryOf(backend, 'york')];
});
afterAll(() => backend.stop());

const everythingShown = async (): Promise<string> => {
  const { rows } = await backend.database.query('select words from read.appointment_words');
  return JSON.stringify([rows, await backend.events()]);
};
const appointmentOf = async (days: number) => {
  const { json } = await leeds.call('GET', `diary?from=${dayIn(days)}&to=${dayIn(days)}`);
  const [found] = diary.response.parse(json).appointments;
  if (!found) throw new Error('No appointment');
  return found;
};
const booked = async (days: number, visitor = leeds.visitor()) => {
  const jo = await visitor;
  const [{ start } = { start: '' }] = await slotsOn(backend, leeds.installer, days);
  await book(jo, start, { customerName: `Jo ${canary}` });
  return jo;
};
const byHand = (days: number, customerName = `Priya ${canary}`) =>
  leeds.call('POST', 'appointments', { customerName, scheduledAt: `${dayIn(days)}T12:00:00Z` });

it('goes with the conversation: its appointments are in the export, and gone with it but for their times', async () => {
  const jo = await leeds.visitor();
  await jo.say('Can somebody come?');
  await booked(3, Promise.resolve(jo));
  const exported = await leeds.call('GET', `conversations/${jo.sessionId}/export`);
  expect(exported.text).toContain(`"customerName":"Jo ${canary}"`);
  expect((await leeds.call('POST', `conversations/${jo.sessionId}/erase`, {})).status).toBe(200);
  expect(await everythingShown()).not.toContain(canary);
  const { id, version, customerName } = await appointmentOf(3);
  expect(customerName).toBe('');
  const cancelled = await leeds.call('POST', `appointments/${id}/status`, { status: 'cancelled', version });
  expect(cancelled.json['appointment']).toMatchObject({ status: 'cancelled' });
});

it.each([
  ['made by hand', 4, () => byHand(4)],
  ['booked by a visitor who wrote nothing', 5, () => booked(5)],
])('of one %s, whom it is with is erased by its own installer alone', async (_, days, make) => {
  await make();
  const { id } = await appointmentOf(days);
  expect((await york.call('POST', `appointments/${id}/erase`)).status).toBe(404);
  expect(await everythingShown()).toContain(canary);
  const { status, json } = await leeds.call('POST', `appointments/${id}/erase`);
  expect([status, json['message']]).toEqual([200, 'This visitor is erased']);
  expect(await everythingShown()).not.toContain(canary);
  expect((await appointmentOf(days)).customerName).toBe('');
  expect((await leeds.call('POST', `appointments/${id}/erase`)).status).toBe(200);
});

const exportOf = async (subjectId: string) => {
  const { status, json } = await leeds.call('GET', `conversations/${subjectId}/export`);
  return status === 200 ? personExportSchema.parse(json).conversations : status;
};

it('is exported of whoever booked without a word, with what the same person said elsewhere', async () => {
  const given = { customerEmail: `wilhelmina@${canary.toLowerCase()}.example`, customerPhone: '' };
  const [silent, again] = [await leeds.visitor(), await leeds.visitor()];
  const slots = await slotsOn(backend, leeds.installer, 6);
  await book(silent, slots[0]?.start ?? '', { ...given, customerName: `Wilhelmina ${canary}` });
  await again.say(`My email is ${given.customerEmail}`);
  const exported = await exportOf(silent.sessionId);
  expect(exported).toMatchObject([
    { sessionId: silent.sessionId, origin: null, appointments: [{ customerName: `Wilhelmina ${canary}` }] },
    { sessionId: again.sessionId, messages: [{ from: 'visitor' }, { from: 'assistant' }], appointments: [] },
  ]);
  expect((await york.call('GET', `conversations/${silent.sessionId}/export`)).status).toBe(404);

  const every = { everyConversation: true };
  const erased = await leeds.call('POST', `conversations/${silent.sessionId}/erase`, every);
  expect(erased.json['message']).toBe('This visitor is erased, in 2 conversations');
  expect(await everythingShown()).not.toContain(`Wilhelmina ${canary}`);
  expect([await exportOf(silent.sessionId), await exportOf(again.sessionId)]).toEqual([[], []]);
});

const namesKept = async () => [(await appointmentOf(20)).customerName, (await appointmentOf(21)).customerName];
const yearAnd = (days: number): Date => new Date(`${dayIn(365 + days)}T23:59:00Z`);

it('is kept until long enough after the visit, and a visit to come spares its conversation', async () => {
  const jo = await leeds.visitor();
  await jo.say('Can somebody come?');
  await booked(20, Promise.resolve(jo));
  await byHand(21);
  const whole = [`Jo ${canary}`, `Priya ${canary}`];
  const retention = backend.app.get(Retention);
  await retention.apply(yearAnd(19));
  expect(await namesKept()).toEqual(whole);
  expect(await retention.apply(yearAnd(21))).toBeGreaterThanOrEqual(2);
  const deadline = Date.now() + 5_000;
  while ((await namesKept()).join('') !== '' && Date.now() < deadline)
    await new Promise((resume) => setTimeout(resume, 50));
  expect(await namesKept()).toEqual(['', '']);
});
