import { Refusal, type Api, type Outgoing } from './api';
import { nextToSend } from './conversation';
import { isLost, isUnderWay, type Delivery, type Turn } from './conversation.state';
import type { SseFrame } from '@pilotlight/contracts/http/sse-frames';
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
  { state, dispatch, subscribe }: Store,
  api: Api,
  session: Session,
  filesOf: (messageId: string) => Promise<Outgoing['files']> | undefined,
): void => {
  let pause = FIRST_PAUSE_MS;
  let resting = false;

  const send = async ({ id, said }: Turn): Promise<void> => {
    const turn = () => state().turns.find((one) => one.id === id);
    const move = (delivery: Delivery, problem?: string) => dispatch({ type: 'moved', id, delivery, problem });
    const onFrame = ({ name, data }: SseFrame) => {
      const content = JSON.parse(data);
      if (name === 'accepted') {
        dispatch({ ...content, type: 'learned' });
        move('answering');
      }
      if (name === 'safety') dispatch({ type: 'carded', id, card: content });
      if (name === 'delta') dispatch({ ...content, type: 'streamed', id });
      if (name === 'message') dispatch({ ...content, type: 'answered', id });
      if (name === 'done') {
        pause = FIRST_PAUSE_MS;
        if (turn()?.delivery === 'answering') move('answered');
      }
    };
    move('sending');
    for (let tries = 1; ; tries++) {
      try {
        const message = { messageId: id, message: said ?? '', files: await filesOf(id) };
        await session.within((opened) => api.chat(opened, message, onFrame));
      } catch (error) {
        if (error instanceof Refusal) move('refused', error.message);
      }
      // Once accepted, asking again with the same id only fetches the answer.
      if (turn()?.delivery !== 'answering' || tries === TRIES || !state().online) break;
      await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS));
    }
    const left = turn();
    if (left && isUnderWay(left.delivery)) move(left.delivery === 'answering' ? 'unanswered' : 'unreachable');
  };

  const rest = (): void => {
    resting = true;
    setTimeout(() => {
      resting = false;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      dispatch({ type: 'connected', online: state().online });
    }, pause);
  };

  // This listener also hears its own dispatches, so each message starts the next.
  subscribe(() => {
    const { turns, online } = state();
    const next = nextToSend(state());
    if (next) void send(next);
    if (online && !resting && turns.some(({ delivery }) => isLost(delivery))) rest();
  });
};
