import { CircuitBreaker } from './circuit-breaker';
import { guardedSend } from './guarded-send';
import type { SendOutcome } from './send-outcome';

const sent: SendOutcome = { kind: 'sent', providerId: null };
const refused = (reason: 'provider-down' | 'provider-busy' | 'address-refused'): SendOutcome => ({
  kind: 'refused',
  reason,
  detail: 'told so',
  retryAfterSeconds: 60,
});
const lost: SendOutcome = { kind: 'unknown', cause: 'timeout' };

/** What becomes of messages handed over one after another, where the provider would answer so; `null` is a rest of half a minute. */
const becomes = async (answers: readonly (SendOutcome | null)[]): Promise<string[]> => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  const became: string[] = [];
  for (const answer of answers) {
    if (!answer) now += 30_000;
    else {
      const outcome = await guardedSend(breaker, () => Promise.resolve(answer));
      became.push(outcome.kind === 'refused' ? outcome.detail : outcome.kind);
    }
  }
  return became;
};

const notAsked = 'not asked: it failed too often just now';
const down = refused('provider-down');
it.each<[string, readonly (SendOutcome | null)[], readonly string[]]>([
  ['is down three times is left alone', [down, down, down, sent], ['told so', 'told so', 'told so', notAsked]],
  ['hangs three times is left alone', [lost, lost, lost, sent], ['unknown', 'unknown', 'unknown', notAsked]],
  ['is asked again after a rest', [down, down, down, null, sent, sent], [...Array(3).fill('told so'), 'sent', 'sent']],
  [
    'was there in between is asked on',
    [down, down, sent, down, down, sent],
    ['told so', 'told so', 'sent', 'told so', 'told so', 'sent'],
  ],
  [
    'refuses address after address is asked on',
    [...Array(5).fill(refused('address-refused')), sent],
    [...Array(5).fill('told so'), 'sent'],
  ],
  [
    'is busy for some is asked on',
    [...Array(5).fill(refused('provider-busy')), sent],
    [...Array(5).fill('told so'), 'sent'],
  ],
])('a provider that %s', async (_, answers, expected) => {
  expect(await becomes(answers)).toEqual(expected);
});

it('a message that is not handed over is to be tried again', async () => {
  const breaker = new CircuitBreaker(() => 0, { failures: 1, rest: 30_000, longestRest: 30_000 });
  await guardedSend(breaker, () => Promise.resolve(down));
  expect(await guardedSend(breaker, () => Promise.resolve(sent))).toMatchObject({
    kind: 'refused',
    reason: 'provider-down',
    retryAfterSeconds: 30,
  });
});
