import { takenSchema } from '@pilotlight/contracts/http/appointments';
import type { TestBackend } from './backend-under-test';
import { startTestBackend } from './backend-under-test';
import { book, bookBody, dayIn, diaryOf, type DiaryUnderTest, slotsOn, tokenOf } from './booking-calls';
import { Visitor } from './people';

const lines: object[] = [];
let backend: TestBackend;
let leeds: DiaryUnderTest;
let york: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend({ onLogLine: (line) => void lines.push(line) });
  leeds = await diaryOf(backend, 'leeds');
  york = await diaryOf(backend, 'york', { availabilityConfig: { instantConfirmation: true } });
});
afterAll(() => backend.stop());

const startsOn = async (days: number, { installer } = leeds) =>
  (await slotsOn(backend, installer, days)).map(({ start }) => start);
const firstOn = async (days: number): Promise<string> => (await startsOn(days))[0] ?? '';

const linked = async (days: number) => {
  const { json } = await book(await leeds.visitor(), await firstOn(days));
  return tokenOf(String(json['appointment']?.['link']));
};
const post = (what: string, body: object) => backend.call('POST', `/api/appointment${what}`, { body });

describe('the times that can be booked', () => {
  it('are those of the opening hours, a day at a time or many', async () => {
    expect((await slotsOn(backend, leeds.installer, 3)).map(({ label }) => label)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    const { origin } = leeds.installer;
    const { json } = await backend.call('GET', '/api/widget/leeds/availability', { origin });
    expect([json['timezone'], json['days']?.length]).toEqual(['Europe/London', 31]);
  });

  it.each([
    [`from=${dayIn(1)}&to=${dayIn(33)}`, 'At most 31 days at once'],
    [`from=${dayIn(3)}&to=${dayIn(2)}`, 'The last day is before the first'],
    ['date=9999-12-31', 'Please choose a date from 2000 to 2199'],
    ['date=soon', 'Please choose a date'],
    ['duration=5', 'A visit takes 15 to 480 minutes'],
  ])('are not told for %s', async (query, message) => {
    const { origin } = leeds.installer;
    const { status, json } = await backend.call('GET', `/api/widget/leeds/availability?${query}`, { origin });
    expect([status, json['message']]).toEqual([400, message]);
  });

  it('are told on allowed websites only, and for the installer that was meant', async () => {
    const path = '/api/widget/leeds/availability';
    const elsewhere = await backend.call('GET', path, { origin: york.installer.origin });
    const another = await backend.call('GET', `${path}?installerId=york`, { origin: leeds.installer.origin });
    expect([elsewhere.status, another.status]).toEqual([403, 403]);
  });
});

describe('a visitor', () => {
  it('books a visit, once however often it asks, and sees it', async () => {
    const jo = await leeds.visitor();
    const start = await firstOn(4);
    const first = await book(jo, start, { appointmentType: 'quote', notes: 'The dog is friendly' });
    expect([first.status, first.json['appointment']]).toMatchObject([
      201,
      {
        conversationId: jo.sessionId,
        installerId: 'leeds',
        customerPhone: '+447700900123',
        scheduledAt: start,
        duration: 60,
        appointmentType: 'quote',
        status: 'pending',
        metadata: { bookedBy: 'visitor', through: 'picker', formerTimes: [] },
        version: 1,
      },
    ]);
    const again = await book(jo, start, { appointmentType: 'quote', notes: 'The dog is friendly' });
    expect([again.status, again.json['appointment']?.['id']]).toEqual([201, first.json['appointment']?.['id']]);
    const other = await book(jo, start, { appointmentType: 'quote', notes: 'The cat is not' });
    expect([other.status, other.json['message']]).toEqual([
      409,
      expect.stringMatching(/^You have booked this time already, with other details\./),
    ]);
    const own = await jo.call('GET', 'appointments');
    expect(own.json['appointments']).toHaveLength(1);
    expect(await startsOn(4)).not.toContain(start);
  });

  it('is confirmed at once where the installer wants it so', async () => {
    const [start = ''] = await startsOn(4, york);
    const { json } = await book(await york.visitor(), start);
    expect(json['appointment']?.['status']).toBe('confirmed');
  });

  it('is told the nearest free times where one is taken', async () => {
    const [, second = '', third] = await startsOn(5);
    expect((await book(await leeds.visitor(), second)).status).toBe(201);
    const { status, json } = await book(await leeds.visitor(), second);
    expect([status, json['code'], json['message']]).toEqual([
      409,
      'slot-taken',
      'That time has just been taken. Please choose another.',
    ]);
    const { slots } = takenSchema.parse(json);
    expect(slots).toHaveLength(5);
    expect(slots.map(({ start }) => start)).toContain(third);
    expect(slots.map(({ start }) => start)).not.toContain(second);
  });

  it.each([
    ['on a day that is too near', (start: string) => start.replace(dayIn(6), dayIn(0))],
    ['in the night', (start: string) => start.replace(/T\d\d/, 'T03')],
    ['between two slots', (start: string) => start.replace(':00:00', ':20:00')],
  ])('books no time that was never offered: %s', async (_, changed) => {
    const { status, json } = await book(await leeds.visitor(), changed(await firstOn(6)));
    expect([status, json['code'], json['message']]).toEqual([
      422,
      'not-offered',
      "That time isn't offered. Please choose another.",
    ]);
  });

  it('never books an emergency, nor anything once danger was told of', async () => {
    const jo = await leeds.visitor();
    const start = await firstOn(7);
    const advice = expect.stringContaining('ring 0800 111 999');
    const emergency = await book(jo, start, { appointmentType: 'emergency' });
    expect([emergency.status, emergency.json['code'], emergency.json['message']]).toEqual([422, 'emergency', advice]);
    await jo.say('I can smell gas in the kitchen');
    const service = await book(jo, start);
    expect([service.status, service.json['message']]).toEqual([422, advice]);
    const hold = await jo.call('POST', 'appointments/hold', { body: { sessionId: jo.sessionId, scheduledAt: start } });
    expect(hold.status).toBe(422);
  });

  it('holds a time that others cannot book meanwhile', async () => {
    const [jo, sam] = [await leeds.visitor(), await leeds.visitor()];
    const start = await firstOn(8);
    const hold = await jo.call('POST', 'appointments/hold', { body: { sessionId: jo.sessionId, scheduledAt: start } });
    const minutes = (Date.parse(String(hold.json['heldUntil'])) - Date.now()) / 60_000;
    expect([hold.status, Math.round(minutes)]).toEqual([200, 5]);
    expect((await book(sam, start)).status).toBe(409);
    expect((await book(jo, start)).status).toBe(201);
  });

  it('takes no photo of somebody else along', async () => {
    const { status, json } = await book(await leeds.visitor(), await firstOn(9), {
      photos: ['018f5b7e-0000-4000-8000-00000000aaaa'],
    });
    expect([status, json['message']]).toEqual([400, 'No such photo']);
  });

  it("books on nobody's behalf, and with no other installer", async () => {
    const [jo, sam] = [await leeds.visitor(), await leeds.visitor()];
    const start = await firstOn(9);
    const asSam = await jo.call('POST', 'appointments', { body: bookBody(sam, start) });
    expect(asSam.status).toBe(403);
    const { origin } = york.installer;
    const body = bookBody(jo, start);
    expect(
      (await backend.call('POST', '/api/widget/york/appointments', { token: jo.token, origin, body })).status,
    ).toBe(403);
    expect((await (await Visitor.of(backend, york.installer)).call('GET', 'appointments')).json).toEqual({
      appointments: [],
    });
  });
});

it('asks to be rung, which makes a lead of it and no appointment', async () => {
  const jo = await leeds.visitor();
  const call = (body: object) => jo.call('POST', 'callback', { body: { sessionId: jo.sessionId, ...body } });
  expect((await call({})).json['message']).toBe('Please leave a phone number');
  const asked = await call({ phone: '07700 900123', preferredTime: 'after five', notes: 'About the quote' });
  expect([asked.status, asked.json['message']]).toEqual([200, 'Thanks. Firm leeds will ring you.']);
  expect((await call({ phone: '07700 900123', preferredTime: 'after five', notes: 'About the quote' })).status).toBe(
    200,
  );
  const types = (await backend.events())
    .filter(({ stream }) => stream === `conversation-${jo.sessionId}`)
    .map(({ type }) => type);
  expect(types).toEqual(['ConversationStarted', 'CallbackRequested', 'LeadDetailsGiven', 'LeadCaptured', 'LeadGraded']);
  expect((await jo.call('GET', 'appointments')).json).toEqual({ appointments: [] });
});

describe('the signed link', () => {
  it('shows, moves to another day and back, and cancels', async () => {
    const token = await linked(10);
    const shown = await post('', { token });
    expect(shown.json).toMatchObject({
      appointment: { status: 'pending' },
      installer: { slug: 'leeds', name: 'Firm leeds' },
      changeable: true,
      calendarFile: expect.stringContaining('BEGIN:VEVENT'),
    });
    const home = String(shown.json['appointment']?.['scheduledAt']);
    const away = (await startsOn(11))[2] ?? '';
    for (const [scheduledAt, version] of [
      [away, 2],
      [home, 3],
      [away, 4],
    ] as const) {
      const moved = await post('/move', { token, scheduledAt });
      expect([moved.status, moved.json['appointment']]).toMatchObject([200, { scheduledAt, version }]);
    }
    expect(await startsOn(10)).toContain(home);
    const cancelled = await post('/cancel', { token, reason: 'Found somebody else' });
    expect(cancelled.json).toMatchObject({
      appointment: { status: 'cancelled', metadata: { cancelledBy: 'visitor', formerTimes: [home, away, home] } },
      changeable: false,
      calendarFile: expect.stringContaining('METHOD:CANCEL'),
    });
    expect(await startsOn(11)).toContain(away);
    expect((await post('/cancel', { token })).status).toBe(200);
    expect((await post('/move', { token, scheduledAt: home })).status).toBe(409);
  });

  it('moves to no time that is taken or not offered, and stays where it is', async () => {
    const token = await linked(12);
    const taken = (await startsOn(13))[0] ?? '';
    await book(await leeds.visitor(), taken);
    const refused = await post('/move', { token, scheduledAt: taken });
    expect([refused.status, refused.json['slots']?.length]).toEqual([409, 5]);
    expect((await post('/move', { token, scheduledAt: taken.replace(':00:00', ':30:00') })).status).toBe(422);
    expect((await post('', { token })).json['appointment']).toMatchObject({ version: 1 });
  });

  it('opens to nobody who made it up or changed it', async () => {
    const token = await linked(14);
    const others = Buffer.from(token, 'base64url').toString('latin1').replace('leeds', 'yorks');
    for (const wrong of ['x', `${token}A`, Buffer.from(others, 'latin1').toString('base64url')]) {
      const { status, json } = await post('', { token: wrong });
      expect([status, json['message']]).toEqual([404, 'This link is not valid any more']);
    }
  });

  it('stands in no line of the log, whatever goes wrong', async () => {
    const token = await linked(15);
    await backend.call('GET', `/appointment/${token}`);
    await backend.call('GET', `/appointment/${token}/more`);
    await post('/move', { token, scheduledAt: 'whenever' });
    await post(`/${token}`, {});
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
