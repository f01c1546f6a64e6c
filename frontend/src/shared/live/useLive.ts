import type { LiveChanges } from '@pilotlight/contracts/http/live';
import type { Route } from '@pilotlight/contracts/http/route';
import { useEffect, useRef } from 'react';
import { tellServerHeard } from '../../ui/server-heard';
import type { LiveStore } from './live-store';
import { shareLive } from './share-live';

/** Milliseconds between two rounds of fetching what changed; the first comes at once. */
const round = 1_000;

interface Live {
  readonly route: Route;
  readonly store: LiveStore;
  /** The account whose stream it is; null where nobody is signed in. */
  readonly account: string | null;
  /** Told what changed, a second's worth at once. */
  readonly onChanges: (changes: Pick<LiveChanges, 'changes' | 'all'>, first: boolean) => void;
}

/** Holds a portal's stream while its screens are open. */
export const useLive = ({ route, store, account, onChanges }: Live): void => {
  const hear = useRef(onChanges);
  useEffect(() => {
    hear.current = onChanges;
  }, [onChanges]);
  useEffect(() => {
    if (account === null) return;
    let [waiting, isFirst] = [{ changes: new Array<LiveChanges['changes'][number]>(), all: false }, false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      if (waiting.changes.length === 0 && !waiting.all) return;
      const told = waiting;
      waiting = { changes: [], all: false };
      timer = setTimeout(tell, round);
      hear.current(told, isFirst);
    };
    const stop = shareLive({
      route,
      name: `pilotlight ${route.path} ${account}`,
      read: store.read,
      onState: (state) => {
        store.change(state);
        if (state.status === 'live' || state.status === 'asking') tellServerHeard();
      },
      onChanges: ({ changes, all }, first) => {
        waiting = { changes: [...waiting.changes, ...changes], all: waiting.all || all };
        isFirst = first;
        if (timer === undefined) tell();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      store.reset();
    };
  }, [route, store, account]);
};
