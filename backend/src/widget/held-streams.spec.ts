import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '../write-side/refused';
import type { HeldStream } from './held-stream';
import { HeldStreams } from './held-streams';

const never = 60_000;
const ann = { slug: 'leeds', sessionId: 'ann', address: '192.0.2.7' };
const limits = { session: 1, address: 2, tenant: 3, process: 4 };
const nobody = { among: async () => new Map<string, Date>() };

const made: HeldStreams[] = [];
const streamsOf = (...how: ConstructorParameters<typeof HeldStreams>): HeldStreams => {
  const streams = new HeldStreams(...how);
  made.push(streams);
  return streams;
};
afterEach(() => made.splice(0).forEach((streams) => streams.onModuleDestroy()));

/** Holds a stream until it is let go; `turns` tells each waking. */
const hold = (streams: HeldStreams, listener: typeof ann, within = never) => {
  const turns: boolean[] = [];
  let held: HeldStream | undefined;
  const ended = streams.within(listener, async (stream) => {
    held = stream;
    while (!stream.ended) turns.push(await stream.woken(within));
  });
  return {
    turns,
    typing: () => held?.typing,
    ended,
    leave: async () => {
      held?.end();
      await ended;
    },
  };
};
const codeOf = (holding: { ended: Promise<void> }) =>
  holding.ended.then(
    () => 'held',
    (error: unknown) => (error instanceof Refused ? error.code : error),
  );

it.each([
  ['session', [ann], ann],
  ['address', ['bob', 'cleo'].map((sessionId) => ({ ...ann, sessionId })), ann],
  ['installer', [1, 2, 3].map((n) => ({ ...ann, sessionId: `${n}`, address: `192.0.2.${n + 10}` })), ann],
  ['process', [1, 2, 3, 4].map((n) => ({ slug: `firm-${n}`, sessionId: `${n}`, address: `192.0.2.${n + 10}` })), ann],
])('holds no more of one %s than may be, until one goes', async (_, others, next) => {
  const streams = streamsOf(nobody, limits);
  const all = others.map((other) => hold(streams, other));
  expect(await codeOf(hold(streams, next))).toBe('too-many');
  await all[0]?.leave();
  const last = hold(streams, next);
  await Promise.all([...all.slice(1), last].map((each) => each.leave()));
  await expect(last.ended).resolves.toBeUndefined();
});

it('wakes a stream by what happens in its conversation or to its installer, and by nothing else', async () => {
  const streams = streamsOf(nobody);
  const holding = hold(streams, ann);
  for (const stream of ['conversation-bob', 'installer-york']) streams.onEvent({ stream });
  await pause(5);
  expect(holding.turns).toEqual([]);
  for (const stream of ['conversation-ann', 'installer-leeds']) {
    streams.onEvent({ stream });
    await pause(5);
  }
  streams.clear();
  await pause(5);
  expect(holding.turns).toEqual([true, true, true]);
  await holding.leave();
});

it('loses no waking that comes while a stream is at work, and tells the quiet from the news', async () => {
  const streams = streamsOf(nobody);
  const turns: boolean[] = [];
  await streams.within(ann, async (stream) => {
    streams.onEvent({ stream: 'conversation-ann' });
    turns.push(await stream.woken(never), await stream.woken(5));
  });
  expect(turns).toEqual([true, false]);
});

it('tells each stream whether a person is typing to it, and looks no more once none is held', async () => {
  const typing = new Map<string, Date>();
  const looks: (readonly string[])[] = [];
  const streams = streamsOf({
    among: async (sessions) => {
      looks.push(sessions);
      return typing;
    },
  });
  const [to, other] = [hold(streams, ann), hold(streams, { ...ann, sessionId: 'bob' })];
  typing.set('ann', new Date());
  while (!to.typing()) await pause(20);
  expect(other.typing()).toBe(false);
  expect(looks[0]).toEqual(['ann', 'bob']);
  await Promise.all([to.leave(), other.leave()]);
  const { length } = looks;
  await pause(1_600);
  expect(looks.length).toBeLessThanOrEqual(length + 1);
});

it('ends every stream when the process stops, and holds none from then on', async () => {
  const streams = streamsOf(nobody);
  const holding = hold(streams, ann);
  streams.onModuleDestroy();
  await holding.ended;
  expect(await codeOf(hold(streams, ann))).toBe('too-many');
});
