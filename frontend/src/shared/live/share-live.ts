import { liveChangesSchema, type LiveChanges } from '@pilotlight/contracts/http/live';
import type { Route } from '@pilotlight/contracts/http/route';
import { z } from 'zod';
import { connectLive, type Hearing } from './connect-live';
import type { LiveState } from './live-store';

const stateSchema = z.object({
  status: z.enum(['opening', 'live', 'asking', 'cut']).optional(),
  heardAt: z.number().nullable().optional(),
  typing: z.array(z.string()).optional(),
});

const toldSchema = z.union([
  z.object({ changes: liveChangesSchema }),
  z.object({ state: stateSchema }),
  z.object({ hello: z.literal(true) }),
]);

interface Sharing {
  readonly route: Route;
  /** Whose stream it is: one portal of one account. */
  readonly name: string;
  readonly read: () => LiveState;
  readonly onState: Hearing['onState'];
  /** `first`: this tab holds the stream, and alone alerts. */
  readonly onChanges: (changes: LiveChanges, first: boolean) => void;
}

const known = <T extends object>(change: T): Partial<LiveState> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/**
 * One stream for all of a browser's tabs: it opens few connections to one server, and the tabs of an office would use them up.
 * Whichever holds the lock listens and tells the others. Returns the way to stop.
 */
export const shareLive = ({ route, name, read, onState, onChanges }: Sharing): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  let lastId: string | undefined;
  const hear = (changes: LiveChanges, first: boolean) => {
    lastId = changes.id || lastId;
    onChanges(changes, first);
  };
  const alone = !('locks' in navigator) || typeof BroadcastChannel === 'undefined';
  const channel = alone ? null : new BroadcastChannel(name);
  let first = false;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const told = toldSchema.safeParse(data).data;
      if (!told) return;
      if ('changes' in told) hear(told.changes, false);
      else if ('state' in told) onState(known(told.state));
      else if (first) channel.postMessage({ state: read() });
    };
    channel.postMessage({ hello: true });
  }
  const connect = () => {
    first = true;
    return connectLive({
      route,
      signal,
      lastId: () => lastId,
      onState: (state) => {
        onState(state);
        channel?.postMessage({ state });
      },
      onChanges: (changes) => {
        hear(changes, true);
        if (changes.changes.length > 0 || changes.all) channel?.postMessage({ changes });
      },
    });
  };
  // Refused only where it is called off while it waits.
  if (alone) void connect();
  else navigator.locks.request(name, { signal }, connect).catch(() => undefined);
  return () => {
    stopped.abort();
    channel?.close();
  };
};
