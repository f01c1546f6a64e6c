import { freeTimes } from '@pilotlight/contracts/http/appointments';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import type { TestBackend } from './backend-under-test';
import { startTestBackend } from './backend-under-test';
import { book, dayIn, diaryOf, type DiaryUnderTest, slotsOn } from './booking-calls';

let backend: TestBackend;
let leeds: DiaryUnderTest;
let york: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend();
  [leeds, york] = [await diaryOf(backend, 'leeds'), await diaryOf(backend, 'york')];
});
afterAll(() => backend.stop());

const at = (days: number, time: string): string => `${dayIn(days)}T${time}:00.000Z`;
const create = (scheduledAt: string, more: object = {}) =>
  leeds.call('POST', 'appointments', { customerName: 'Priya Shah', scheduledAt, ...more });
const created = async (scheduledAt: string, more: object = {}) => {
  const { json, text } = await create(scheduledAt, more);
  if (!json['appointment']) throw new Error(text);
  return { id: String(json['appointment']['id']), version: Number(json['appointment']['version']) };
};
const say = (id: string, status: string, version: number) =>
  leeds.call('POST', `appointments/${id}/status`, { status, version });
const diaryOn = async (days: number, { call } = leeds) =>
  (await call('GET', `diary?from=${dayIn(days)}&to=${dayIn(days)}`)).json['appointments'];

describe('an appointment made by hand', () => {
  it('stands confirmed at any time from today on, and shows at once', async () => {
    const { status, json } = await create(at(2, '19:20'), {
      duration: 45,
      customerPhone: '07700 900123',
      customerPostcode: 'ls178ab',
      appointmentType: 'emergency',
    });
    expect([status, json['appointment']]).toMatchObject([
      201,
      {
        conversationId: null,
        customerName: 'Priya Shah',
        customerPhone: '+447700900123',
        customerPostcode: 'LS17 8AB',
        status: 'confirmed',
        duration: 45,
        metadata: { bookedBy: 'installer', through: 'diary' },
      },
    ]);
    expect(await diaryOn(2)).toHaveLength(1);
    expect(await diaryOn(2, york)).toEqual([]);
  });

  it('is made once by a second press, and by one with other details not at all', async () => {
    const retryKey = 'pressed-once';
    const answers = await Promise.all([1, 2].map(() => create(at(1, '20:00'), { retryKey })));
    const [first, second] = answers.map(({ status, json }) => [status, json['appointment']?.['id']]);
    expect(first).toEqual([201, expect.any(String)]);
    expect(second).toEqual(first);
    expect(await diaryOn(1)).toHaveLength(1);
    const other = await create(at(1, '20:00'), { retryKey, notes: 'Ring the bell' });
    expect([other.status, other.json['message']]).toEqual([
      409,
      'This visit is in the diary already, with other details. Please change it there.',
    ]);
    expect((await create(at(1, '21:00'), { retryKey: 'pressed-again' })).status).toBe(201);
  });

  it.each([
    ['yesterday', at(-1, '10:00'), 400, 'That day is over. Please choose today or a later day.'],
    ['over midnight', at(3, '23:30'), 400, 'A visit ends on the day on which it begins.'],
    ['where another is', at(2, '19:30'), 409, 'That time has just been taken. Please choose another.'],
  ])('is refused %s', async (_, scheduledAt, status, message) => {
    const refused = await create(scheduledAt, { duration: 60 });
    expect([refused.status, refused.json['message']]).toEqual([status, message]);
  });

  it("comes of one's own conversation only", async () => {
    const [own, others] = [await leeds.visitor(), await york.visitor()];
    await own.say('Can somebody come?');
    await others.say('Can somebody come?');
    expect((await create(at(3, '08:00'), { conversationId: others.sessionId })).status).toBe(404);
    expect((await create(at(3, '08:00'), { conversationId: own.sessionId })).status).toBe(201);
    const path = `conversations/${own.sessionId}/appointments`;
    expect((await leeds.call('GET', path)).json['appointments']).toHaveLength(1);
    expect((await york.call('GET', path)).status).toBe(404);
  });
});

describe('what becomes of an appointment', () => {
  it('is confirmed, completed, and taken back for a minute', async () => {
    const [{ start } = { start: '' }] = await slotsOn(backend, leeds.installer, 4);
    const booked = (await book(await leeds.visitor(), start)).json['appointment'];
    const id = String(booked?.['id']);
    expect((await say(id, 'completed', 1)).json['message']).toBe(
      "This appointment is waiting to be confirmed: it can't be completed.",
    );
    expect((await say(id, 'confirmed', 1)).json['appointment']).toMatchObject({ status: 'confirmed', version: 2 });
    expect((await say(id, 'no_show', 2)).json['appointment']).toMatchObject({ status: 'no_show', version: 3 });
    const undone = await leeds.call('POST', `appointments/${id}/undo`, { version: 3 });
    expect(undone.json['appointment']).toMatchObject({ status: 'confirmed', version: 4 });
    expect((await leeds.call('POST', `appointments/${id}/undo`, { version: 4 })).status).toBe(409);
  });

  it('tells the later of two what changed', async () => {
    const { id, version } = await created(at(5, '10:00'));
    await say(id, 'cancelled', version);
    const { status, json } = await leeds.call('PATCH', `appointments/${id}`, { version, notes: 'Ring the bell' });
    expect([status, json]).toMatchObject([
      409,
      { code: 'changed-meanwhile', appointment: { id, status: 'cancelled', version: version + 1 } },
    ]);
  });

  it('is moved within its day, to another, and corrected along with it', async () => {
    const { id, version } = await created(at(6, '10:00'), { customerEmail: 'priya@example.com' });
    const within = await leeds.call('PATCH', `appointments/${id}`, { version, scheduledAt: at(6, '10:30') });
    expect(within.json['appointment']).toMatchObject({ scheduledAt: at(6, '10:30'), version: 2 });
    const across = await leeds.call('PATCH', `appointments/${id}`, {
      version: 2,
      scheduledAt: at(7, '12:00'),
      duration: 120,
      customerName: 'Priya Shah-Jones',
      customerEmail: '',
      appointmentType: 'installation',
    });
    expect(across.json['appointment']).toMatchObject({
      scheduledAt: at(7, '12:00'),
      duration: 120,
      version: 4,
      status: 'confirmed',
      customerName: 'Priya Shah-Jones',
      customerEmail: null,
      appointmentType: 'installation',
      metadata: { formerTimes: [at(6, '10:00'), at(6, '10:30')] },
    });
    expect(await diaryOn(6)).toEqual([]);
    expect(await diaryOn(7)).toHaveLength(1);
    const longer = await leeds.call('PATCH', `appointments/${id}`, { version: 4, duration: 60 });
    expect(longer.json['appointment']).toMatchObject({ scheduledAt: at(7, '12:00'), duration: 60, version: 5 });
  });

  it('is nobody else’s', async () => {
    const { id, version } = await created(at(8, '10:00'));
    const refused = await Promise.all([
      york.call('PATCH', `appointments/${id}`, { version, notes: 'x' }),
      york.call('POST', `appointments/${id}/status`, { version, status: 'cancelled' }),
      york.call('POST', `appointments/${id}/undo`, { version }),
      york.call('PATCH', 'appointments/none', { version, notes: 'x' }),
    ]);
    expect(refused.map(({ status, json }) => [status, json['message']])).toEqual(
      refused.map(() => [404, 'No such appointment']),
    );
    expect(await diaryOn(8)).toMatchObject([{ id, version, notes: null }]);
  });
});

it('is a calendar file, of its own installer alone', async () => {
  const { id } = await created(at(11, '10:00'), { customerPhone: '07700 900123', customerPostcode: 'LS17 8AB' });
  const { status, headers, text } = await leeds.call('GET', `appointments/${id}/visit.ics`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  for (const line of [
    'BEGIN:VEVENT',
    'SUMMARY:Service or repair: Priya Shah',
    'LOCATION:LS17 8AB',
    'Phone: 07700 900123',
  ])
    expect(text).toContain(line);
  expect((await york.call('GET', `appointments/${id}/visit.ics`)).status).toBe(404);
});

it('is read by status and type, and as a table with neither formulas nor broken lines', async () => {
  const query = `from=${dayIn(9)}&to=${dayIn(9)}`;
  await created(at(9, '08:00'), {
    customerName: '=HYPERLINK("evil")',
    customerPhone: '07700 900123',
    notes: 'a, "b"\nc',
  });
  const cancelled = await created(at(9, '12:00'), { appointmentType: 'quote' });
  await say(cancelled.id, 'cancelled', 1);
  const found = async (more: string) => (await leeds.call('GET', `diary?${query}${more}`)).json['appointments'];
  expect(await found('&status=cancelled')).toMatchObject([{ id: cancelled.id }]);
  expect(await found('&type=service')).toHaveLength(1);
  const { text, headers } = await leeds.call('GET', `diary.csv?${query}&type=service`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text).toContain(`,"'=HYPERLINK(""evil"")",07700 900123,,,"a, ""b""\nc",installer,`);
});

it('tells the installer what is free, and refuses more than two months at once', async () => {
  const { json } = await leeds.call('GET', `diary/free?date=${dayIn(10)}&duration=120`);
  expect(freeTimes.response.parse(json).days.flatMap(({ slots }) => slots)).toHaveLength(7);
  const { status } = await leeds.call('GET', `diary?from=${dayIn(0)}&to=${dayIn(62)}`);
  expect(status).toBe(400);
});

it('keeps the wall clock over the change of the clocks', async () => {
  const nextOctober = (year: number): string => {
    const last = `${year}-10-31`;
    const sunday = addDays(last, -new Date(last).getUTCDay());
    return sunday > dayIn(1) ? sunday : nextOctober(year + 1);
  };
  const sunday = nextOctober(new Date().getUTCFullYear());
  const { id, version } = await created(`${addDays(sunday, -1)}T08:00:00.000Z`);
  const moved = await leeds.call('PATCH', `appointments/${id}`, { version, scheduledAt: `${sunday}T23:00:00.000Z` });
  expect(moved.json['appointment']?.['scheduledAt']).toBe(`${sunday}T23:00:00.000Z`);
  expect(londonTime(`${sunday}T23:30:00.000Z`).day).toBe(sunday);
  const day = (await leeds.call('GET', `diary?from=${sunday}&to=${sunday}`)).json['appointments'];
  expect(day).toHaveLength(1);
});
