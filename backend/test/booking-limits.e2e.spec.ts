import { startTestBackend, type TestBackend } from './backend-under-test';
import { book, diaryOf, type DiaryUnderTest, slotsOn } from './booking-calls';
import type { Visitor } from './people';

let here: TestBackend;
let there: TestBackend;
let leeds: DiaryUnderTest;
beforeAll(async () => {
  here = await startTestBackend();
  there = await startTestBackend({ databaseUrl: here.databaseUrl, filesDir: here.filesDir, worker: false });
  leeds = await diaryOf(here, 'leeds');
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const firstOn = async (days: number): Promise<string> => (await slotsOn(here, leeds.installer, days))[0]?.start ?? '';
const hold = (visitor: Visitor, scheduledAt: string) =>
  visitor.call('POST', 'appointments/hold', { body: { sessionId: visitor.sessionId, scheduledAt } });

it('keeps one time for a visitor, on whichever day, over two backends', async () => {
  const [jo, sam] = [await leeds.visitor(), await leeds.visitor()];
  const [first, second] = [await firstOn(3), await firstOn(4)];
  expect((await hold(jo, first)).status).toBe(200);
  expect((await hold(sam, first)).status).toBe(409);
  expect((await hold(jo.over(there), second)).status).toBe(200);
  expect((await hold(sam, second)).status).toBe(409);
  expect((await book(sam, first)).status).toBe(201);
});

it('books five visits to come at most, however many are asked for at once over two backends', async () => {
  const jo = await leeds.visitor();
  const starts = await Promise.all([10, 11, 12, 13, 14, 15, 16, 17].map(firstOn));
  const answers = await Promise.all(starts.map((start, index) => book(index % 2 ? jo : jo.over(there), start)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(new Set(refused.map(({ json }) => json['message']))).toEqual(
    new Set(['You have several visits to come already. Please give us a call instead.']),
  );
  expect((await jo.call('GET', 'appointments')).json['appointments']).toHaveLength(5);
});

it('keeps no more than sixty times an hour for one address, of one installer', async () => {
  const [york, time] = [await diaryOf(here, 'york'), await firstOn(20)];
  let answer = await hold(await leeds.visitor(), time);
  for (let asked = 0; asked < 70 && answer.status !== 429; asked++) answer = await hold(await leeds.visitor(), time);
  expect([answer.status, answer.json['message']]).toEqual([
    429,
    'Many times were kept from here. Please try again later.',
  ]);
  const [elsewhere] = await slotsOn(here, york.installer, 20);
  expect((await hold(await york.visitor(), elsewhere?.start ?? '')).status).toBe(200);
});
