import type { PartHost } from '../lazy-parts';
import { newConversation } from '../conversation/conversation.state';
import { refusal } from '../conversation/api';
import { firstOf } from '../testing/mounted-panel';
import { create } from './live';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

const silent: Answer = (signal) =>
  new Response(
    new ReadableStream({
      start: (controller) => signal.addEventListener('abort', () => controller.error(Error('left'))),
    }),
  );
const lost: Answer = () => Promise.reject(new Error('connection lost'));
const busy: Answer = () => new Response('{}', { status: 429 });
const speaking: Answer = (signal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('event: typing\ndata: {"name":"Dawn"}\n\n'));
        signal.addEventListener('abort', () => controller.error(Error('left')));
      },
    }),
  );

/** The part alone, with a server that answers to each try in turn, the last for good. */
const listening = (...answers: Answer[]) => {
  const tries: number[] = [];
  let fetched = 0;
  Object.assign(AbortSignal, { any: firstOf });
  globalThis.fetch = async (_, init) => {
    tries.push(Date.now());
    const answer = answers[Math.min(tries.length, answers.length) - 1];
    if (!answer || !init?.signal) throw new Error('no answer');
    return await answer(init.signal);
  };
  const session = { sessionId: 's', sessionToken: 't', signal: new AbortController().signal };
  const host: Partial<PartHost> = {
    api: 'https://chat.example/api/widget/demo/',
    state: () => ({ ...newConversation(true), person: 'asked' }),
    within: (call) => call(session),
    refuse: refusal,
    draw: () => undefined,
    enter: async () => void (fetched += 1),
  };
  const live = create(host as PartHost);
  live.follow(true);
  return { live, tries, fetched: () => fetched };
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const gaps = (tries: readonly number[]) => tries.slice(1).map((time, index) => time - (tries[index] ?? 0));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['cannot be reached', lost],
  ['has no room', busy],
])('tries ever more seldom where the server %s, and fetches the conversation meanwhile', async (_, answer) => {
  const { live, tries, fetched } = listening(answer);
  await pass(200_000);
  live.follow(false);
  expect(gaps(tries)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(fetched()).toBe(40);
});

it('takes a stream for lost that says nothing at first, and one that falls silent later', async () => {
  const { live, tries } = listening(silent, speaking);
  await pass(5_000);
  expect([live.isHeld(), tries.length]).toEqual([false, 1]);
  await pass(1_000);
  expect([live.isHeld(), tries.length]).toEqual([true, 2]);
  await pass(25_000);
  expect(live.isHeld()).toBe(false);
  await pass(1_000);
  expect([live.isHeld(), tries.length]).toEqual([true, 3]);
  live.follow(false);
});

it('fetches nothing while it is held, and stops trying once nobody looks', async () => {
  const { live, tries, fetched } = listening(speaking);
  await pass(20_000);
  expect([live.isHeld(), fetched()]).toEqual([true, 0]);
  live.follow(false);
  await pass(200_000);
  expect([live.isHeld(), live.view(), tries.length, fetched()]).toEqual([false, '', 1, 0]);
});
