import { Refusal, type Api, type Outgoing } from './api';
import { nextToSend } from './conversation';
import type { Delivery, Turn } from './conversation.state';
import { isUnderWay } from './delivery';
import type { Frame } from './frames';
import type { Store } from './store';
import type { Visit } from './visit';

/** How long a message waits for the server's first word before the widget looks for danger in it by itself. */
const OVERDUE_MS = 3000;
const TRIES = 3;
const RETRY_AFTER_MS = 1000;

/** Carries waiting messages to the server, in order, with their photos, and tells the store what comes back to each. */
export const startCourier = (
  { state, happened, subscribe }: Store,
  api: Api,
  visit: Visit,
  filesOf: (messageId: string) => Promise<Outgoing['files']> | undefined,
): void => {
  const watched = new Set<string>();

  /** From when it is written, whether it could be sent or not: words of danger are answered in time. */
  const watch = (id: string): void => {
    if (watched.has(id)) return;
    watched.add(id);
    setTimeout(() => happened({ type: 'overdue', id }), OVERDUE_MS);
  };

  const send = async ({ id, said }: Turn): Promise<void> => {
    const turn = () => state().turns.find((one) => one.id === id);
    const move = (delivery: Delivery, problem?: string) => happened({ type: 'moved', id, delivery, problem });
    const onFrame = ({ name, data }: Frame) => {
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
        const message = { messageId: id, message: said ?? '', files: await filesOf(id) };
        await visit.within((session) => api.chat(session, message, onFrame));
      } catch (error) {
        if (error instanceof Refusal) move('refused', error.message);
      }
      // Once accepted, the server has it: asking again with the same id only fetches the answer.
      if (turn()?.delivery !== 'answering' || tries === TRIES || !state().online) break;
      await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS));
    }
    const left = turn();
    if (left && isUnderWay(left.delivery)) move(left.delivery === 'answering' ? 'unanswered' : 'unreachable');
  };

  // Each move is told to this listener too, so that one message follows the other.
  subscribe(() => {
    for (const { id, delivery } of state().turns) if (delivery === 'waiting') watch(id);
    const next = nextToSend(state());
    if (next) void send(next);
  });
};
