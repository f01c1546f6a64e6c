import { analyticsSchema, type Analytics } from '@pilotlight/contracts/http/analytics';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { Projections } from '../projections';
import { platform } from '../read-database';
import type { Happened } from '../testing/log-writer';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { AnalyticsReader } from './analytics.reader';

let side: ReadSide;
let projections: Projections;
let reader: AnalyticsReader;

const sessionOf = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (day: string, minutes = 0) => new Date(Date.parse(`${day}T10:00:00.000Z`) + minutes * 60_000).toISOString();

interface Lead {
  readonly slug?: string;
  readonly day: string;
  readonly outward: string;
  readonly intent: Intent;
  readonly grade: Grade;
}
type Chat = ReturnType<typeof conversation>;

/** A lead that came at ten, was answered within a minute, and what became of it: minutes after ten, and what happened. */
const lead = (
  number: number,
  { slug = 'acme', day, outward, intent, grade }: Lead,
  then: (chat: Chat) => [number, ConversationEvent][] = () => [],
): Happened[] => {
  const sessionId = sessionOf(number);
  const chat = conversation(slug, sessionId);
  const facts = { phone: '07700 900142', postcode: `${outward} 2AS` };
  return [
    { event: chat.started(), at: at(day) },
    { event: chat.says('Hello'), at: at(day) },
    { event: chat.replies('Hello'), at: at(day, 1) },
    { event: chat.intends(intent), at: at(day, 1) },
    { event: { type: 'LeadDetailsGiven', data: { slug, sessionId, source: 'chat', facts } }, at: at(day, 2) },
    { event: chat.captured(), at: at(day, 2) },
    { event: chat.graded(grade), at: at(day, 2) },
    ...then(chat).map(([minutes, event]) => ({ event, at: at(day, minutes) })),
  ];
};

const period = { from: '2026-11-11', to: '2026-11-20' };
let own: Omit<Analytics, 'at'>;

beforeAll(async () => {
  side = await ReadSide.open();
  projections = await side.start();
  reader = new AnalyticsReader(side.readers);
  const position = await side.happens(
    ...lead(1, { day: '2026-11-12', outward: 'LS6', intent: 'quote', grade: 'A' }, (chat) => [
      [12, chat.stageSet('contacted')],
      [72, chat.stageSet('quoted', 'contacted')],
      [192, chat.stageSet('won', 'quoted', { valuePence: 264_000 })],
    ]),
    ...lead(2, { day: '2026-11-12', outward: 'LS6', intent: 'service', grade: 'B' }, (chat) => [
      [32, chat.stageSet('contacted')],
    ]),
    ...lead(3, { day: '2026-11-19', outward: 'BT9', intent: 'quote', grade: 'A' }, (chat) => [
      [62, chat.stageSet('lost')],
    ]),
    ...lead(4, { day: '2026-11-05', outward: 'LS6', intent: 'quote', grade: 'A' }),
    ...lead(5, { slug: 'best', day: '2026-11-19', outward: 'M1', intent: 'quote', grade: 'C' }),
    { event: conversation('acme', sessionOf(6)).started(), at: at('2026-11-16') },
  );
  await projections.waitForPosition(position, AnalyticsReader.models, 8_000);
  own = await reader.of('acme', period);
});
afterAll(() => side.close());

it('follows the leads that came in a period to where they stand now, with the median time of each step', () => {
  const { at: _, ...shape } = analyticsSchema.shape;
  expect(analyticsSchema.omit({ at: true }).parse(own)).toEqual(own);
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(shape).toSorted());
  expect(own.leads).toMatchObject({ leads: 3, contacted: 2, quoted: 1, won: 1, lost: 1, wonPence: 264_000, valued: 1 });
  expect(own.leads.response).toEqual({ of: 3, medianSeconds: 60 });
  expect(own.leads.firstContact).toEqual({ of: 3, medianSeconds: 1_800 });
  expect(own.leads.toContacted).toEqual({ of: 2, medianSeconds: 1_200 });
  expect(own.leads.toQuoted).toEqual({ of: 1, medianSeconds: 3_600 });
  expect(own.leads.toWon).toEqual({ of: 1, medianSeconds: 7_200 });
  expect(own.leads.toLost).toEqual({ of: 1, medianSeconds: 3_600 });
  expect(own.leadsBefore).toMatchObject({ leads: 1, contacted: 0, firstContact: { of: 0, medianSeconds: null } });
});

it('counts them by the day they came, by intent and by grade', () => {
  expect(own.byDay.filter(({ leads }) => leads > 0)).toMatchObject([
    { day: '2026-11-12', leads: 2, contacted: 2, won: 1 },
    { day: '2026-11-19', leads: 1, contacted: 0, lost: 1 },
  ]);
  expect(own.byIntent.find(({ intent }) => intent === 'quote')).toMatchObject({ leads: 2, won: 1, lost: 1 });
  expect(own.byGrade.find(({ grade }) => grade === 'B')).toMatchObject({ leads: 1, contacted: 1, quoted: 0 });
});

it('ranks the outward codes that leads came from, beside the period before', () => {
  expect(own.places).toEqual([
    { outward: 'LS6', leads: 2, before: 1 },
    { outward: 'BT9', leads: 1, before: 0 },
  ]);
});

it('counts days, intents and hours as long as the period, beside as many days before', () => {
  expect(own.previous).toEqual({ from: '2026-11-01', to: '2026-11-10' });
  expect([own.days.length, own.daysBefore.length, own.byDay.length]).toEqual([10, 10, 10]);
  expect(own.days.map(({ conversations }) => conversations)).toEqual([0, 2, 0, 0, 0, 1, 0, 0, 1, 0]);
  expect(own.intents.find(({ intent }) => intent === 'quote')).toEqual({ intent: 'quote', count: 2, before: 1 });
  expect(own.hours[3]?.[10]).toBe(3);
  expect(own.hours.flat().reduce((sum, count) => sum + count, 0)).toBe(4);
});

it('makes no claim of so few leads, and says how many it takes', () => {
  expect(own.claims).toEqual({
    quoteWorthy: { now: 3, before: 1, need: 20, percent: null },
    admin: { quotes: 1, need: 10, details: null, minutes: null },
    firstResponse: { leads: 3, need: 20, times: null },
  });
});

it('adds all installers up for the platform, and shows an installer its own alone', async () => {
  const all = await reader.ofPlatform(platform, period);
  expect(all.leads.leads).toBe(4);
  expect(all.days.map(({ conversations }) => conversations)).toEqual([0, 2, 0, 0, 0, 1, 0, 0, 2, 0]);
  expect(all.places.map(({ outward }) => outward)).toEqual(['LS6', 'BT9', 'M1']);
  const best = await reader.of('best', period);
  expect(best.places).toEqual([{ outward: 'M1', leads: 1, before: 0 }]);
  expect(best.leads.leads).toBe(1);
});

it('keeps the days of the platform, and no lead, once an installer is erased', async () => {
  const erased: Happened = {
    event: { type: 'SubjectErased', data: { slug: 'best', sessionId: null, cause: 'request' } },
    at: at('2026-11-20'),
  };
  expect(await projections.waitForPosition(await side.happens(erased), AnalyticsReader.models, 8_000)).toBe(true);
  const all = await reader.ofPlatform(platform, period);
  expect(all.days.at(-2)?.conversations).toBe(2);
  expect(all.places.map(({ outward }) => outward)).toEqual(['LS6', 'BT9']);
});
