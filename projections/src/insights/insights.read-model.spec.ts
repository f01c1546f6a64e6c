import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { insights } from './insights.read-model';

const chat = conversation('acme', '018f5b7e-4444-4444-8444-444444444444');
const other = conversation('acme', '018f5b7e-5555-4555-8555-555555555555');

it("counts conversations and leads on the London day and hour of each, in summer's time too", () => {
  const rows = rowsAfter(insights, [
    { event: chat.started(), at: '2026-06-30T22:59:59.999Z' },
    { event: other.started(), at: '2026-06-30T23:00:00.000Z' },
    { event: chat.captured(), at: '2026-06-30T23:10:00.000Z' },
  ]);
  expect(rows).toEqual([
    expect.objectContaining({ day: '2026-06-30', conversations: 1, leads: 0 }),
    expect.objectContaining({ day: '2026-07-01', conversations: 1, leads: 1 }),
  ]);
  expect(rows[0]?.conversations_by_hour[23]).toBe(1);
  expect(rows[1]?.conversations_by_hour[0]).toBe(1);
  expect(rows[1]?.leads_by_hour[0]).toBe(1);
});

it('keeps the days of a clock change whole', () => {
  const rows = rowsAfter(insights, [
    { event: chat.started(), at: '2026-10-25T00:30:00.000Z' },
    { event: other.started(), at: '2026-10-25T01:30:00.000Z' },
  ]);
  expect(rows).toEqual([expect.objectContaining({ day: '2026-10-25', conversations: 2 })]);
  expect(rows[0]?.conversations_by_hour[1]).toBe(2);
});

it('counts a conversation under one intent, whenever it changes', () => {
  const rows = rowsAfter(insights, [
    { event: chat.intends('general'), at: '2026-11-19T10:00:00.000Z' },
    { event: other.intends('service'), at: '2026-11-19T10:00:00.000Z' },
    { event: chat.intends('emergency', 'general'), at: '2026-11-20T10:00:00.000Z' },
  ]);
  const sums = new Map<string, number>();
  for (const { intents } of rows)
    for (const [intent, count] of Object.entries(intents)) sums.set(intent, (sums.get(intent) ?? 0) + count);
  expect(Object.fromEntries(sums)).toEqual({ general: 0, service: 1, emergency: 1 });
});

it('counts the same intent recognised again once', () => {
  const rows = rowsAfter(insights, [{ event: chat.intends('quote') }, { event: chat.intends('quote', 'quote') }]);
  expect(rows[0]?.intents).toEqual({ quote: 1 });
});

const hotAfter = (...events: ConversationEvent[]) =>
  rowsAfter(
    insights,
    events.map((event) => ({ event })),
  )[0]?.hot;

it('counts a lead as hot while it is graded A', () => {
  expect(hotAfter(chat.graded('B'), chat.graded('A', 'B'), chat.graded('A', 'A'), other.graded('A'))).toBe(2);
  expect(hotAfter(chat.graded('A'), chat.graded('C', 'A'))).toBe(0);
});

it('keeps installers apart', () => {
  const rows = rowsAfter(insights, [
    { event: chat.started() },
    { event: conversation('best', '018f5b7e-6666-4666-8666-666666666666').started() },
  ]);
  expect(rows.map(({ slug, conversations }) => [slug, conversations])).toEqual([
    ['acme', 1],
    ['best', 1],
  ]);
});
