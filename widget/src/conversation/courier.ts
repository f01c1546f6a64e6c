import { Refusal, type Api, type Outgoing } from './api';
import { isUnderWay, nextToSend } from './conversation';
import type { Delivery } from './conversation.state';
import type { Frame } from './frames';
import type { Store } from './store';
import type { Visit } from './visit';

/** How long a message waits for the server's first word before the widget looks for danger in it by itself. */
const OVERDUE_MS = 3000;
const TRIES = 3;
const RETRY_AFTER_MS = 1000;

/** Carries waiting messages to the server, one at a time and in order, with their photos, and tells the store what comes back. */
export const startCourier = (
  { state, happened, subscribe }: Store,
  api: Api,
  visit: Visit,
  filesOf: (messageId: string) => Promise<Outgoing['files']> | undefined,
): void => {
  let busy = false;

  const send = async (id: string, text: string): Promise<void> => {
    const turn = () => state().turns.find((one) => one.id === id);
    const move = (delivery: Delivery, problem?: string) => happened({ type: 'moved', id, delivery, problem });
    const overdue = setTimeout(() => happened({ type: 'overdue', id }), OVERDUE_MS);
    const onFrame = ({ name, data }: Frame) => {
      clearTimeout(overdue);
      const content = JSON.parse(data);
      if (name === 'accepted') {
        happened({ ...content, type: 'learned' });
        move('answering');
      }
      if (name === 'safety') happened({ type: 'carded', id, card: content });
      if (name === 'delta') happened({ ...content, type: 'streamed', id });
      if (name === 'message') happened({ ...content, type: 'answered', id });
      // A person has it now, and answers when they do.
      if (name === 'done' && turn()?.delivery === 'answering') move('answered');
    };
    move('sending');
    for (let tries = 1; ; tries++) {
      try {
        const message = { messageId: id, message: text, files: await filesOf(id) };
        await visit.within((session) => api.chat(session, message, onFrame));
      } catch (error) {
        if (error instanceof Refusal) move('refused', error.message);
      }
      // Once accepted, the server has it: asking again with the same id only fetches the answer.
      if (turn()?.delivery !== 'answering' || tries === TRIES || !state().online) break;
      await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS));
    }
    clearTimeout(overdue);
    const left = turn();
    if (left && isUnderWay(left)) move(left.delivery === 'answering' ? 'unanswered' : 'unreachable');
  };

  const deliver = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let next = nextToSend(state()); next; next = nextToSend(state())) await send(next.id, next.said ?? '');
    busy = false;
  };
  subscribe(() => void deliver());
};
