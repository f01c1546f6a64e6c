import { pulseSchema, statsSchema } from '@pilotlight/contracts/http/insights';
import { platform } from '../read-database';
import { appointment } from '../testing/diary-story';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { InsightsReader } from './insights.reader';
import { PulseReader } from './pulse.reader';

const session = (digit: string) =>
  `018f5b7e-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;
const [before, yesterday, today, other] = ['a', 'b', 'c', 'd'].map((digit, index) =>
  conversation(index === 3 ? 'best' : 'acme', session(digit)),
);

const [visit, second, third] = [1, 2, 3].map((number) => appointment('acme', session('b'), number));

let side: ReadSide;

beforeAll(async () => {
  side = await ReadSide.open();
  await side.start();
  if (!before || !yesterday || !today || !other || !visit || !second || !third)
    throw new Error('four conversations and three visits are told');
  await side.shows(
    installer('acme').created('Acme'),
    installer('best').created('Best'),
    installer('best').suspended('payment'),
    { event: before.started(), at: '2026-11-13T09:30:00.000Z' },
    before.intends('general'),
    { event: yesterday.started(), at: '2026-11-19T10:00:00.000Z' },
    yesterday.intends('general'),
    yesterday.captured(),
    { event: today.started(), at: '2026-11-20T00:00:00.000Z' },
    yesterday.intends('quote', 'general'),
    { event: other.started(), at: '2026-11-20T11:59:00.000Z' },
    other.hazard(),
    { event: visit.booked('2026-11-24T10:00:00.000Z'), at: '2026-11-13T10:00:00.000Z' },
    { event: second.booked('2026-11-25T10:00:00.000Z'), at: '2026-11-20T09:00:00.000Z' },
    { event: third.booked('2026-11-26T10:00:00.000Z'), at: '2026-11-20T10:00:00.000Z' },
    { event: third.cancelled(), at: '2026-11-20T10:30:00.000Z' },
  );
});
afterAll(() => side.close());

it('sums up one installer, day by day with the quiet ones', async () => {
  const stats = await new InsightsReader(side.readers).stats('acme', '2026-11-20');
  expect(statsSchema.parse(stats)).toEqual({
    totalConversations: 3,
    leadsCaptured: 1,
    conversionRate: 100,
    appointmentsBooked: 2,
    intentBreakdown: { general: 1, quote: 1 },
    recentActivity: [
      { date: '2026-11-14', count: 0 },
      { date: '2026-11-15', count: 0 },
      { date: '2026-11-16', count: 0 },
      { date: '2026-11-17', count: 0 },
      { date: '2026-11-18', count: 0 },
      { date: '2026-11-19', count: 1 },
      { date: '2026-11-20', count: 1 },
    ],
    trend: {
      conversations: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1],
      leads: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      appointments: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
    },
  });
});

it('gives an installer without conversations noughts', async () => {
  const stats = await new InsightsReader(side.readers).stats('nobody', '2026-11-20');
  expect(statsSchema.parse(stats)).toMatchObject({ totalConversations: 0, conversionRate: 0, intentBreakdown: {} });
});

it('takes the pulse of the platform beside the same weekday of last week', async () => {
  const pulse = await new PulseReader(side.readers).at(platform, '2026-11-20T12:30:00.000Z');
  expect(pulseSchema.omit({ lag: true }).parse(pulse)).toEqual(pulse);
  expect(pulse).toMatchObject({
    installers: 2,
    lit: 1,
    suspended: { byAdmin: 0, byPayment: 1 },
    safetyAlerts: ['2026-11-20T11:59:00.000Z'],
    chats: { today: 2, before: 1 },
    leads: { today: 0, before: 0 },
    bookings: { today: 1, before: 1 },
  });
  expect(pulse.chatsByHour.today).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(pulse.chatsByHour.before[9]).toBe(1);
});

it.each([
  ['before it', '08:59', 0],
  ['early in it', '09:20', 0],
  ['late in it', '09:40', 1],
])('compares up to this minute: of an hour with one chat last week, %s', async (_, time, before) => {
  const pulse = await new PulseReader(side.readers).at(platform, `2026-11-20T${time}:00.000Z`);
  expect(pulse.chats).toEqual({ today: 1, before });
});
