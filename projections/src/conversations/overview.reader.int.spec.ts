import { overviewLength, overviewSchema } from '@pilotlight/contracts/http/conversations';
import type { Happened } from '../testing/log-writer';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { OverviewReader } from './overview.reader';

const now = '2026-11-20T12:00:00.000Z';
const idOf = (number: number): string => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;

let side: ReadSide;
let reader: OverviewReader;

const from = (number: number, slug = 'acme') => conversation(slug, idOf(number));
const started = (number: number, at: string, slug?: string): Happened => ({ event: from(number, slug).started(), at });
const named = (number: number, name: string) => from(number).gives({ first_name: name });

/** More than any page of a list would hold, newer than all of the others and of no need. */
const quiet = Array.from({ length: 250 }, (_, number) => started(1_000 + number, '2026-11-20T11:00:00.000Z'));

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new OverviewReader(side.readers);
  await side.start();
  await side.shows(
    started(1, '2026-11-10T09:00:00.000Z'),
    named(1, 'Longest'),
    from(1).wantsPerson(),
    from(1).graded('B'),
    started(2, '2026-11-10T10:00:00.000Z'),
    named(2, 'Long ago'),
    from(2).hazard(),
    started(3, '2026-11-18T09:00:00.000Z'),
    named(3, 'Gas'),
    from(3).hazard(),
    started(4, '2026-11-18T10:00:00.000Z'),
    named(4, 'Cold house'),
    from(4).vulnerable(),
    from(4).graded('A'),
    started(5, '2026-11-18T11:00:00.000Z'),
    named(5, 'Fumes'),
    from(5).hazard(),
    from(5).wantsPerson(),
    started(6, '2026-11-19T09:00:00.000Z'),
    named(6, 'Warm'),
    from(6).wantsPerson(),
    from(6).graded('B'),
    started(7, '2026-11-19T10:00:00.000Z'),
    named(7, 'Hot'),
    from(7).wantsPerson(),
    from(7).graded('A'),
    started(8, '2026-11-19T10:30:00.000Z'),
    named(8, 'Ungraded'),
    from(8).wantsPerson(),
    started(9, '2026-11-19T11:00:00.000Z'),
    named(9, '[erased]'),
    from(9).wantsPerson(),
    started(10, '2026-11-19T12:00:00.000Z', 'best'),
    from(10, 'best').hazard(),
    from(10, 'best').says('Secret of another installer'),
    ...quiet,
  );
});
afterAll(() => side.close());

it('finds whoever needs a look among any number of newer ones: alarms first, then the newest', async () => {
  const { needsALook, needing, waiting } = await reader.overview('acme', now);
  expect(needsALook.map(({ lead }) => lead['first_name'])).toEqual([
    'Fumes',
    'Gas',
    'Cold house',
    'Ungraded',
    'Hot',
    'Warm',
    'Longest',
  ]);
  expect({ needing, waiting }).toEqual({ needing: 7, waiting: 5 });
});

it('lists dangers that stand before households in need, and dangers that were taken back after everybody else', async () => {
  const morning = '2026-11-19T09:00:00.000Z';
  await side.shows(
    started(21, morning, 'york'),
    from(21, 'york').hazard(),
    started(22, '2026-11-19T10:00:00.000Z', 'york'),
    from(22, 'york').vulnerable(),
    started(23, '2026-11-19T11:00:00.000Z', 'york'),
    from(23, 'york').hazard(),
    from(23, 'york').stoodDown(),
    started(24, morning, 'york'),
    from(24, 'york').wantsPerson(),
    from(24, 'york').graded('A'),
    started(25, '2026-11-19T08:00:00.000Z', 'york'),
    from(25, 'york').hazard(),
    from(25, 'york').stoodDown('over'),
    from(25, 'york').hazard(),
  );
  const { needsALook } = await reader.overview('york', now);
  expect(needsALook.map(({ sessionId }) => sessionId)).toEqual([21, 25, 22, 24, 23].map(idOf));
});

it('lists safety questions that nobody answered for as long as alarms, and cancellations and data requests until they are dealt with', async () => {
  const [long, lately] = ['2026-11-10T09:00:00.000Z', '2026-11-19T09:00:00.000Z'];
  const cancels = (number: number) => from(number, 'hull').intends('booking', null, 'cancel');
  await side.shows(
    started(31, lately, 'hull'),
    from(31, 'hull').hazard(),
    from(31, 'hull').stoodDown(),
    started(32, lately, 'hull'),
    from(32, 'hull').askedWhetherDanger(),
    started(33, lately, 'hull'),
    from(33, 'hull').vulnerable(),
    started(34, long, 'hull'),
    from(34, 'hull').askedWhetherDanger(),
    started(35, long, 'hull'),
    cancels(35),
    from(35, 'hull').graded('B'),
    started(36, long, 'hull'),
    from(36, 'hull').wants(['erasure']),
    from(36, 'hull').graded('A'),
    started(37, long, 'hull'),
    from(37, 'hull').wantsPerson(),
    started(38, lately, 'hull'),
    from(38, 'hull').askedWhetherDanger(),
    from(38, 'hull').deniesDanger(),
    started(39, lately, 'hull'),
    cancels(39),
    from(39, 'hull').stageSet('contacted'),
  );
  const { needsALook, needing } = await reader.overview('hull', now);
  expect(needsALook.map(({ sessionId }) => sessionId)).toEqual([33, 32, 37, 36, 35, 31].map(idOf));
  expect(needing).toBe(6);
  expect(needsALook[1]?.openMatters).toEqual([{ kind: 'safety-question', messageId: 'm-1' }]);
});

it('lists whom nobody has contacted that is hot, complains or wants to be rung, by grade, and nobody twice', async () => {
  const at = '2026-11-10T09:00:00.000Z';
  await side.shows(
    started(41, at, 'ripon'),
    from(41, 'ripon').wants(['callback']),
    from(41, 'ripon').graded('B'),
    started(42, at, 'ripon'),
    from(42, 'ripon').intends('general', null, 'complaint'),
    started(43, at, 'ripon'),
    from(43, 'ripon').graded('A'),
    started(44, at, 'ripon'),
    from(44, 'ripon').graded('A'),
    from(44, 'ripon').stageSet('contacted'),
    started(45, at, 'ripon'),
    from(45, 'ripon').wants(['callback']),
    from(45, 'ripon').personSays('I will ring you at four'),
    started(46, at, 'ripon'),
    from(46, 'ripon').graded('B'),
    started(47, at, 'ripon'),
    from(47, 'ripon').graded('A'),
    from(47, 'ripon').wantsPerson(),
    from(47, 'ripon').wants(['callback']),
  );
  const { needsALook, needing } = await reader.overview('ripon', now);
  expect(needsALook.map(({ sessionId }) => sessionId)).toEqual([47, 43, 41, 42].map(idOf));
  expect(needing).toBe(4);
});

it('leaves out an alarm that the firm has cleared, until that is taken back or danger is told of again', async () => {
  const lately = '2026-11-19T09:00:00.000Z';
  await side.shows(
    started(51, lately, 'selby'),
    from(51, 'selby').hazard(),
    from(51, 'selby').alarmCleared('false-alarm'),
    started(52, lately, 'selby'),
    from(52, 'selby').askedWhetherDanger(),
    from(52, 'selby').alarmCleared(),
    started(53, lately, 'selby'),
    from(53, 'selby').vulnerable(),
    from(53, 'selby').alarmCleared(),
    from(53, 'selby').alarmReopened(),
    started(54, lately, 'selby'),
    from(54, 'selby').hazard(),
    from(54, 'selby').alarmCleared(),
    from(54, 'selby').hazard(),
  );
  const { needsALook, needing } = await reader.overview('selby', now);
  expect(needsALook.map(({ sessionId }) => sessionId)).toEqual([54, 53].map(idOf));
  expect(needing).toBe(2);
});

it('counts the grades of all, and lists the newest with what was said in them', async () => {
  const overview = await reader.overview('acme', now);
  expect(overviewSchema.parse(overview)).toEqual(overview);
  expect(overview).toMatchObject({ all: 259, grades: { A: 2, B: 2, C: 0, ungraded: 255 } });
  expect(overview.recent.map(({ sessionId }) => sessionId)).toEqual([1249, 1248, 1247, 1246, 1245].map(idOf));
  const other = await reader.overview('best', now);
  expect(other.recent[0]?.events.map(({ text }) => text)).toContain('Secret of another installer');
});

it('says how many need a look where they are more than the list holds', async () => {
  const many = Array.from({ length: overviewLength.needsALook + 5 }, (_, number) => 3_000 + number);
  await side.shows(
    ...many.flatMap((number) => [
      started(number, '2026-11-19T09:00:00.000Z', 'busy'),
      from(number, 'busy').wantsPerson(),
    ]),
  );
  const { needsALook, needing, waiting } = await reader.overview('busy', now);
  expect([needsALook.length, needing, waiting]).toEqual([20, 25, 25]);
});

it('shows an installer nothing of another, and nothing where there is nothing', async () => {
  expect(JSON.stringify(await reader.overview('acme', now))).not.toContain('Secret');
  expect(await reader.overview('nobody', now)).toEqual({
    recent: [],
    needsALook: [],
    needing: 0,
    waiting: 0,
    grades: { A: 0, B: 0, C: 0, ungraded: 0 },
    all: 0,
    firstContact: {
      week: { given: 0, reached: 0, medianSeconds: null },
      before: { given: 0, reached: 0, medianSeconds: null },
    },
  });
});
