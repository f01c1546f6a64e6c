import { platformInsightsSchema, rankedInstallerSchema } from '@pilotlight/contracts/http/platform-insights';
import { platform } from '../read-database';
import { appointment } from '../testing/diary-story';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { PlatformInsightsReader } from './platform-insights.reader';

const session = (digit: string) =>
  `018f5b7e-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;
const of = (slug: string, digit: string) => conversation(slug, session(digit));
const long = of('acme', 'a');
const before = of('acme', 'b');
const lately = of('acme', 'c');
const today = of('acme', 'd');
const best = of('best', 'e');
const visit = appointment('acme', session('c'));

let side: ReadSide;
let reader: PlatformInsightsReader;

beforeAll(async () => {
  side = await ReadSide.open();
  await side.start();
  reader = new PlatformInsightsReader(side.readers);
  await side.shows(
    ...['acme', 'best', 'cosy'].map((slug) => installer(slug).created(slug)),
    { event: long.started(), at: '2026-11-06T09:00:00.000Z' },
    { event: before.started(), at: '2026-11-13T23:59:00.000Z' },
    { event: before.captured(), at: '2026-11-13T23:59:30.000Z' },
    // Monday, 18 to 19.
    { event: lately.started(), at: '2026-11-16T18:30:00.000Z' },
    { event: lately.captured(), at: '2026-11-16T18:31:00.000Z' },
    { event: lately.graded('B'), at: '2026-11-16T18:31:00.000Z' },
    { event: lately.graded('A', 'B'), at: '2026-11-17T09:00:00.000Z' },
    { event: visit.booked('2026-11-19T10:00:00.000Z'), at: '2026-11-17T09:00:00.000Z' },
    { event: visit.completed(), at: '2026-11-19T11:00:00.000Z' },
    { event: best.started(), at: '2026-11-16T18:45:00.000Z' },
    { event: today.started(), at: '2026-11-20T00:30:00.000Z' },
  );
});
afterAll(() => side.close());

it('sums all installers up day by day, beside as many days before', async () => {
  const insights = await reader.of(platform, '2026-11-20', 7);
  expect(platformInsightsSchema.omit({ at: true }).parse(insights)).toEqual(insights);
  const told = insights.days.map(({ day, conversations, contacts, booked, visited, hot, warm }) => [
    day.slice(8),
    conversations,
    contacts,
    booked,
    visited,
    hot,
    warm,
  ]);
  expect(told).toEqual([
    ['14', 0, 0, 0, 0, 0, 0],
    ['15', 0, 0, 0, 0, 0, 0],
    ['16', 2, 1, 0, 0, 0, 1],
    // Warm no more: that is below nought on this day.
    ['17', 0, 0, 1, 0, 1, 0],
    ['18', 0, 0, 0, 0, 0, 0],
    ['19', 0, 0, 0, 1, 0, 0],
    ['20', 1, 0, 0, 0, 0, 0],
  ]);
  expect(insights.before).toMatchObject({ conversations: 1, contacts: 1, booked: 0 });
});

it('tells the busiest hours by weekday, of the period alone', async () => {
  const { hours } = await reader.of(platform, '2026-11-20', 7);
  expect(hours.map((row) => row.reduce((sum, count) => sum + count, 0))).toEqual([2, 0, 0, 0, 1, 0, 0]);
  expect(hours[0]?.[18]).toBe(2);
  expect(hours[4]?.[0]).toBe(1);
});

it('tells each installer, the quiet too, beside its period before', async () => {
  const installers = (await reader.installers(platform, '2026-11-20', 7)).toSorted((one, other) =>
    one.slug.localeCompare(other.slug),
  );
  expect(rankedInstallerSchema.array().parse(installers)).toEqual(installers);
  const none = { contacts: 0, booked: 0, conversion: 0, hot: 0, before: 0 };
  expect(installers).toEqual([
    { slug: 'acme', name: 'acme', conversations: 2, contacts: 1, booked: 1, conversion: 100, hot: 1, before: 1 },
    { ...none, slug: 'best', name: 'best', conversations: 1 },
    { ...none, slug: 'cosy', name: 'cosy', conversations: 0 },
  ]);
});

it('gives a platform of which nothing is known noughts', async () => {
  const { before: earlier, days } = await reader.of(platform, '2025-01-01', 90);
  expect(days).toHaveLength(90);
  expect([earlier, ...days].every(({ conversations, replyMs }) => conversations + replyMs === 0)).toBe(true);
});
