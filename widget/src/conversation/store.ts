import { evolve } from './conversation';
import type { Conversation, Happening } from './conversation.state';

/** Holds the one conversation and tells its listeners after each happening. */
export interface Store {
  readonly state: () => Conversation;
  readonly happened: (happening: Happening) => void;
  readonly subscribe: (listener: () => void) => void;
}

export const createStore = (initial: Conversation): Store => {
  let state = initial;
  const listeners: (() => void)[] = [];
  return {
    state: () => state,
    happened(happening) {
      state = evolve(state, happening);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
};
