import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import { VisitorNews } from '@pilotlight/backend/notifications/appointments/visitor-news';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { book, diaryOf, type DiaryUnderTest, slotsOn, tokenOf } from './booking-calls';

let backend: TestBackend;
let leeds: DiaryUnderTest;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
  leeds = await diaryOf(backend, 'leeds');
});
afterAll(() => backend.stop());

const minuteOn = 65_000;
const acts = ['AppointmentConfirmed', 'AppointmentMoved', 'AppointmentCancelled', 'AppointmentOutcomeUndone'];

const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (const end = Date.now() + 20_000; ;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come');
    await pause(30);
  }
};

/** What is to be told of each of the installer's acts, when its minute is over. */
const planned = async (appointmentId: string) => {
  const events = (await backend.events()).filter(
    ({ type, data }) => acts.includes(type) && data['appointmentId'] === appointmentId,
  );
  return await until(async () => {
    const { rows } = await backend.database.query<{ data: Record<string, string>; start_after: Date }>(
      `select data, start_after from job_queue.job where name = 'appointment-news' and data ->> 'appointmentId' = $1
        order by start_after`,
      [appointmentId],
    );
    if (rows.length < events.length) return undefined;
    expect(rows.map(({ start_after }) => start_after.getTime())).toEqual(
      rows.map(({ data }) => Date.parse(data['at'] ?? '') + minuteOn),
    );
    return rows.map(({ data }) => data);
  });
};

const booked = async (days: number, customerEmail: string) => {
  const [slot, other] = await slotsOn(backend, leeds.installer, days);
  const { json } = await book(await leeds.visitor(), slot?.start ?? '', { customerEmail });
  return {
    id: String(json['appointment']?.['id']),
    link: String(json['appointment']?.['link']),
    start: slot?.start ?? '',
    other: other?.start ?? '',
  };
};
const say = (id: string, status: string, version: number) =>
  leeds.call('POST', `appointments/${id}/status`, { status, version });

const sentTo = async (to: string, count: number) =>
  await until(async () => {
    const { json } = await backend.asAdmin('GET', '/dev/outbox.json');
    const sent = outboxMessages.response
      .parse(json)
      .messages.filter((each) => each.to === to && each.status === 'sent');
    return sent.length >= count ? sent.map(({ eventType }) => eventType).toReversed() : undefined;
  });
const everyMinuteOver = async (appointmentId: string) => {
  const news = backend.app.get(VisitorNews);
  for (const data of await planned(appointmentId)) await news.tell(data);
};

it('tells a visitor what the installer did once its minute is over, once and as it stands then', async () => {
  const { id, other } = await booked(4, 'jo@told.example');
  await say(id, 'confirmed', 1);
  await leeds.call('PATCH', `appointments/${id}`, { version: 2, scheduledAt: other });
  expect(await sentTo('jo@told.example', 1)).toEqual(['visit_requested']);
  await everyMinuteOver(id);
  await everyMinuteOver(id);
  expect(await sentTo('jo@told.example', 2)).toEqual(['visit_requested', 'visit_confirmed']);
});

it('tells nothing of what was undone, nor of a move there and back', async () => {
  const { id, start, other } = await booked(5, 'sam@told.example');
  await say(id, 'cancelled', 1);
  await leeds.call('POST', `appointments/${id}/undo`, { version: 2 });
  await leeds.call('PATCH', `appointments/${id}`, { version: 3, scheduledAt: other });
  const back = await leeds.call('PATCH', `appointments/${id}`, { version: 4, scheduledAt: start });
  expect(back.json['appointment']).toMatchObject({ status: 'pending', scheduledAt: start, version: 5 });
  await everyMinuteOver(id);
  await say(id, 'confirmed', 5);
  await everyMinuteOver(id);
  expect(await sentTo('sam@told.example', 2)).toEqual(['visit_requested', 'visit_confirmed']);
});

it('lets no installer take back what the visitor cancelled', async () => {
  const { id, link } = await booked(6, 'ann@told.example');
  const { json } = await backend.call('POST', '/api/appointment/cancel', { body: { token: tokenOf(link) } });
  expect(json['appointment']).toMatchObject({ status: 'cancelled', undoable: null });
  const undone = await leeds.call('POST', `appointments/${id}/undo`, { version: 2 });
  expect([undone.status, undone.json['message']]).toEqual([409, 'There is nothing to undo.']);
});
