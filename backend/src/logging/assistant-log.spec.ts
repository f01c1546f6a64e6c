import type { EngineHappening } from '../gateways/assistant/engine-watch';
import { assistantLog } from './assistant-log';

const message = { slug: 'leeds', sessionId: 'somebody', eventId: 'event-1' };
const linesOf = (...happenings: readonly EngineHappening[]) => {
  const lines: unknown[][] = [];
  const keep = (...line: unknown[]): void => void lines.push(line);
  happenings.forEach(assistantLog({ info: keep, warn: keep }));
  return lines;
};

it('names a fault and its cure by installer and event, and nobody', () => {
  const fault = 'the provider answered 401: it refuses the key: put a valid one into OPENAI_API_KEY and start again';
  expect(linesOf({ kind: 'owed', reason: 'provider', fault, message })).toEqual([
    [{ slug: 'leeds', eventId: 'event-1', reason: 'provider', fault }, 'the model gave no answer; the script did'],
  ]);
});

it('says once that a budget is used up, and which variable sets it', () => {
  const full = { kind: 'used-up', budget: 'day', key: 'all 2026-07-01', message } as const;
  const next = { ...full, key: 'all 2026-07-02' };
  expect(linesOf(full, full, full, next).map(([, words]) => words)).toEqual(
    Array(2).fill('OPENAI_DAY_BUDGET is used up: the script answers until the day in London ends'),
  );
  const [[fields, words] = []] = linesOf({ ...full, budget: 'session', key: 'session somebody' });
  expect([fields, words]).toEqual([
    { slug: 'leeds', eventId: 'event-1', budget: 'session' },
    'OPENAI_SESSION_BUDGET is used up: the script answers in this conversation',
  ]);
});

it('says when the model is asked no more, and when it answers again', () => {
  expect(linesOf({ kind: 'breaker-opened', rest: 30_000 }, { kind: 'breaker-closed' })).toEqual([
    [{ restSeconds: 30 }, 'the model failed and is not asked for a while; the script answers'],
    ['the model answers again'],
  ]);
});
