import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import { appointment } from '../testing/diary-story';
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

const account: AnswerAccount = {
  engine: 'scripted',
  model: null,
  promptVersion: null,
  sources: [],
  latencyMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  costPence: 0,
  withheld: null,
  scriptedBecause: null,
};

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

it('counts warm and cold leads as hot ones: while they are graded so', () => {
  const [row] = rowsAfter(insights, [
    { event: chat.graded('C') },
    { event: chat.graded('B', 'C') },
    { event: other.graded('C') },
    { event: other.graded(null, 'C') },
  ]);
  expect([row?.hot, row?.warm, row?.cold]).toEqual([0, 1, 0]);
});

it('counts the visits that came of conversations, on the days of their booking and of their taking place', () => {
  const visit = appointment('acme', '018f5b7e-4444-4444-8444-444444444444');
  const byHand = appointment('acme', '018f5b7e-5555-4555-8555-555555555555');
  const rows = rowsAfter(insights, [
    { event: visit.booked('2026-11-24T10:00:00.000Z'), at: '2026-11-19T10:00:00.000Z' },
    { event: byHand.booked('2026-11-24T12:00:00.000Z', { subjectId: byHand.id }), at: '2026-11-19T10:00:00.000Z' },
    { event: visit.completed(), at: '2026-11-24T11:00:00.000Z' },
    { event: visit.undone('confirmed', 'completed'), at: '2026-11-24T11:00:30.000Z' },
    { event: visit.completed(), at: '2026-11-24T11:00:40.000Z' },
  ]);
  expect(rows.map(({ day, appointments, booked, visited }) => [day, appointments, booked, visited])).toEqual([
    ['2026-11-19', 2, 1, 0],
    ['2026-11-24', 0, 0, 1],
  ]);
});

it('adds up how long the assistant took, and leaves out answers of before that was kept', () => {
  const took = (latencyMs: number) => chat.replies('Hello', { ...account, latencyMs });
  const [row] = rowsAfter(insights, [
    { event: took(40) },
    { event: took(3_000) },
    { event: took(3_001) },
    { event: chat.replies('Hello') },
  ]);
  expect([row?.replies, row?.reply_ms, row?.slow_replies]).toEqual([3, 6_041, 1]);
});
