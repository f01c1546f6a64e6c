import { evolve } from './conversation';
import type { Action, Conversation } from './conversation.state';

export interface Store {
  readonly state: () => Conversation;
  readonly dispatch: (action: Action) => void;
  readonly subscribe: (listener: () => void) => void;
}

export const createStore = (initial: Conversation): Store => {
  let state = initial;
  const listeners: (() => void)[] = [];
  return {
    state: () => state,
    dispatch(action) {
      state = evolve(state, action);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
};
