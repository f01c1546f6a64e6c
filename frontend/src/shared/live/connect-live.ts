import { type LiveChanges, liveFrames } from '@pilotlight/contracts/http/live';
import type { Route } from '@pilotlight/contracts/http/route';
import { ask } from '../../api/ask';
import { streamed } from '../../api/streamed';
import type { LiveState } from './live-store';

/** Milliseconds. Nothing for so long at its start, and something keeps the stream back; later, and it is broken. */
const silence = { first: 6_000, later: 25_000 } as const;
const backOff = { first: 1_000, most: 60_000, whileAsking: 10_000 } as const;

export interface Hearing {
  readonly onState: (change: Partial<LiveState>) => void;
  readonly onChanges: (changes: LiveChanges) => void;
}

interface Connecting extends Hearing {
  readonly route: Route;
  /** Where to go on; undefined to begin. */
  readonly lastId: () => string | undefined;
  readonly signal: AbortSignal;
}

/** Sooner where the page is looked at again or the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });

/** Not all at once after a restart of the server. */
const jittered = (milliseconds: number): number => milliseconds * (0.5 + Math.random() / 2);

/** Listens until the stream ends, breaks off or falls silent; resolves with whether anything came. */
const listen = async ({ route, lastId, signal, onState, onChanges }: Connecting): Promise<boolean> => {
  const silent = new AbortController();
  let heard = false;
  let timer = setTimeout(() => silent.abort(), silence.first);
  const onFrame = (name: string, data: unknown) => {
    heard = true;
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence.later);
    const typing = name === 'typing' ? liveFrames.typing.parse(data).sessionIds : undefined;
    onState({ status: 'live', heardAt: Date.now(), ...(typing && { typing }) });
    if (name === 'changes') onChanges(liveFrames.changes.parse(data));
  };
  try {
    const both = AbortSignal.any([signal, silent.signal]);
    await streamed({ route, lastEventId: lastId(), signal: both, onFrame });
  } catch {
    // Told by the state; it is tried again.
  } finally {
    clearTimeout(timer);
  }
  return heard;
};

/** Asks what has changed, where no stream comes through. */
const askOnce = async ({ route, lastId, signal, onState, onChanges }: Connecting): Promise<boolean> => {
  const { data } = await ask(
    { route, lastEventId: lastId() },
    {
      accept: 'application/json',
      signal,
      read: async (response) => liveFrames.changes.safeParse(await response.json()),
    },
  );
  if (!data?.success) return false;
  onState({ status: 'asking', heardAt: Date.now(), typing: [] });
  onChanges(data.data);
  return true;
};

/** Keeps a portal's stream open until it is called off, and goes on after the last id whenever it breaks. */
export const connectLive = async (connecting: Connecting): Promise<void> => {
  const { signal, onState } = connecting;
  let failures = 0;
  while (!signal.aborted) {
    if (await listen(connecting)) {
      failures = 0;
      // A server that ends a stream is asked for the next; the light goes out when that fails.
      if (!signal.aborted) await pause(jittered(400), signal);
      continue;
    }
    if (signal.aborted) return;
    failures += 1;
    const asked = await askOnce(connecting);
    if (signal.aborted) return;
    if (!asked) onState({ status: 'cut', typing: [] });
    const wait = asked ? backOff.whileAsking : Math.min(backOff.first * 2 ** (failures - 1), backOff.most);
    await pause(jittered(wait), signal);
  }
};
