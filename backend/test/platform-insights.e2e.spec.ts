import { installerRanking, platformInsights } from '@pilotlight/contracts/http/platform-insights';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { book, diaryOf, type DiaryUnderTest, slotsOn } from './booking-calls';

let backend: TestBackend;
let leeds: DiaryUnderTest;
let york: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await diaryOf(backend, 'leeds');
  york = await diaryOf(backend, 'york');
  const visitor = await leeds.visitor();
  await visitor.say('My boiler has broken down, ring me on 07700 900142, I am at LS6 2AS');
  const [slot] = await slotsOn(backend, leeds.installer);
  await book(visitor, slot?.start ?? '');
  await (await leeds.visitor()).say('Hello');
  await (await york.visitor()).say('Hello');
});
afterAll(() => backend.stop());

const asked = async (query: string) => backend.asAdmin('GET', `/api/admin/insights${query}`);
/** Once the read models show what was said. */
const insights = async (query = '?days=7') =>
  platformInsights.response.parse(JSON.parse((await asked(query)).text)).insights;
const ranked = async (query: string) =>
  installerRanking.response.parse(JSON.parse((await asked(`/installers${query}`)).text));

it('figures are those of the events in the log, all installers together', async () => {
  await until(async () => {
    const today = (await insights()).days.at(-1);
    return today?.booked === 1 && today.conversations === 3;
  });
  const events = await backend.events();
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const { days, before, hours } = await insights();
  const today = days.at(-1);
  expect(today).toMatchObject({
    day: londonTime(new Date().toISOString()).day,
    conversations: count('ConversationStarted'),
    contacts: count('LeadCaptured'),
    booked: count('AppointmentBooked'),
    visited: 0,
    // What the script says goes out with the message that it answers.
    replies: 0,
  });
  expect(today?.conversations).toBe(3);
  expect(days.slice(0, -1).every(({ conversations }) => conversations === 0)).toBe(true);
  expect(before.conversations).toBe(0);
  expect(hours.flat().reduce((sum, each) => sum + each, 0)).toBe(3);
});

it('the period is 7, 30 or 90 days', async () => {
  expect((await insights('')).days).toHaveLength(30);
  expect((await insights('?days=90')).days).toHaveLength(90);
  expect((await asked('?days=5')).status).toBe(400);
});

it('installers are ranked by what is asked for, a page at a time', async () => {
  const { installers, total } = await ranked('?by=booked&pageSize=1');
  expect(total).toBe(2);
  expect(installers).toMatchObject([{ slug: 'leeds', conversations: 2, contacts: 1, booked: 1, conversion: 100 }]);
  expect((await ranked('?by=booked&pageSize=1&page=2')).installers).toMatchObject([{ slug: 'york', conversations: 1 }]);
});
