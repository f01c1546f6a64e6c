import { Refusal, type Api, type Outgoing } from './api';
import { find, nextToSend } from './conversation';
import { isLost, type Delivery, type Turn } from './conversation.state';
import type { SseFrame } from '@pilotlight/contracts/http/sse-frames';
import { createPace, sleep } from './pace';
import type { Store } from './store';
import type { Session } from './session';

export const TRIES = 3;
export const RETRY_AFTER_MS = 1000;
export const FIRST_PAUSE_MS = 2000;
export const LONGEST_PAUSE_MS = 60_000;

/** After so long without the server's first word, the widget looks for danger by itself. */
export const OVERDUE_MS = 3000;

/** 32 hexadecimal digits. Not `randomUUID`: pages without a secure context have none. */
export const newMessageId = (): string => '.'.repeat(32).replace(/./g, () => ((Math.random() * 16) | 0).toString(16));

export const now = (): string => new Date().toISOString();

export const createSay =
  ({ dispatch }: Pick<Store, 'dispatch'>) =>
  (text: string, id: string): void => {
    dispatch({ type: 'written', id, text, at: now() });
    setTimeout(() => dispatch({ type: 'overdue', id }), OVERDUE_MS);
  };

/** In order, with their photos; dispatches what the server answers to each. */
export const startOutbox = (
  store: Store,
  api: Api,
  session: Session,
  filesOf: (messageId: string) => Promise<Outgoing['files']> | undefined,
): void => {
  const { state, dispatch, subscribe } = store;
  let pause = FIRST_PAUSE_MS;
  let resting = false;

  const send = async ({ id, said }: Turn): Promise<void> => {
    const delivery = () => find(state(), id)?.delivery;
    const move = (to: Delivery, problem?: string) => dispatch({ type: 'moved', id, delivery: to, problem });
    const began = Date.now();
    move('sending');
    for (let tries = 1; ; tries++) {
      const hear = createPace(store, id, began);
      let showing: Promise<void> | undefined;
      const onFrame = ({ name, data }: SseFrame) => {
        const content = JSON.parse(data);
        if (name === 'accepted') {
          dispatch({ ...content, type: 'learned' });
          move('answering');
        }
        if (name === 'safety') dispatch({ type: 'carded', id, card: content });
        // Words, or the whole message.
        if (content.text) showing = hear(content);
        if (name === 'done') {
          pause = FIRST_PAUSE_MS;
          if (!showing) move('answered');
        }
      };
      try {
        const message = { messageId: id, message: said ?? '', files: await filesOf(id) };
        await session.within((opened) => api.chat(opened, message, onFrame));
      } catch (error) {
        if (error instanceof Refusal) move('refused', error.message);
      }
      await showing;
      // Once accepted, asking again with the same id only fetches the answer.
      if (delivery() !== 'answering' || tries === TRIES || !state().online) break;
      await sleep(RETRY_AFTER_MS);
    }
    if (delivery() === 'answering') move('unanswered');
    if (delivery() === 'sending') move('unreachable');
  };

  // This listener also hears its own dispatches, so each message starts the next.
  subscribe(() => {
    const { turns, online } = state();
    const next = nextToSend(state());
    if (next) void send(next);
    if (!online || resting || !turns.some((turn) => isLost(turn.delivery))) return;
    resting = true;
    setTimeout(() => {
      resting = false;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      dispatch({ type: 'connected', online: state().online });
    }, pause);
  });
};
