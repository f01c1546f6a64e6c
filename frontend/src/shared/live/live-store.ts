import { useSyncExternalStore } from 'react';

export interface LiveState {
  /** `asking`: no stream can be had, and every few seconds it is asked what changed; `cut`: the server isn't reached. */
  readonly status: 'opening' | 'live' | 'asking' | 'cut';
  /** When the server was last heard, in milliseconds. */
  readonly heardAt: number | null;
  /** The conversations whose visitor is typing. */
  readonly typing: readonly string[];
}

export interface LiveStore {
  readonly read: () => LiveState;
  readonly change: (change: Partial<LiveState>) => void;
  readonly reset: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const opening: LiveState = { status: 'opening', heardAt: null, typing: [] };

const createLiveStore = (): LiveStore => {
  const listeners = new Set<() => void>();
  let state = opening;
  const become = (next: LiveState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    read: () => state,
    change: (change) => become({ ...state, ...change }),
    reset: () => become(opening),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const installerLiveStore = createLiveStore();
export const adminLiveStore = createLiveStore();

export const useLiveState = <T>(store: LiveStore, select: (state: LiveState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.read()));
