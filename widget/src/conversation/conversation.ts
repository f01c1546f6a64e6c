import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { emergencyIn } from './emergency-words';
import { newConversation, type Conversation, type Delivery, type Happening, type Turn } from './conversation.state';

/** The conversation after something happened. Turns keep their order, whatever arrives late. */
export const evolve = (state: Conversation, happening: Happening): Conversation => {
  switch (happening.type) {
    case 'restored': {
      const { lines, person, lead } = happening;
      const turns = [...state.turns];
      // What came before the first line that is here goes in front of it, what came since to the end.
      let place = 0;
      for (const told of lines.reduce(withLine, [])) {
        const index = turns.findIndex(({ id }) => id === told.id);
        const here = turns[index];
        if (!here) turns.splice(place++, 0, told);
        else {
          place = Infinity;
          if (told.answer && !isUnderWay(here)) turns[index] = told;
        }
      }
      return { ...state, turns, emergency: state.emergency || happening.emergency, lead, person };
    }
    case 'learned': {
      const { lead, person = state.person, stoodDown } = happening;
      return { ...state, lead, person, emergency: state.emergency && !stoodDown };
    }
    case 'written': {
      const { id, at, text } = happening;
      const written = { ...state, turns: [...state.turns, { ...blank, id, at, said: text }] };
      return state.online ? written : withOwnCard(written, id);
    }
    case 'moved': {
      const { id, delivery, problem } = happening;
      const moved = changed(state, id, { delivery, problem });
      // What streamed before a break comes again from its start.
      if (delivery === 'answering') return changed(moved, id, { answer: null });
      return hasFailed(delivery) ? withOwnCard(moved, id) : moved;
    }
    case 'overdue':
      return withOwnCard(state, happening.id);
    case 'carded':
      return withCard(state, happening.id, happening.card);
    case 'streamed': {
      const { id, text } = happening;
      return changed(state, id, { answer: (find(state, id)?.answer ?? '') + text });
    }
    case 'answered': {
      const { id, text: answer, quickReplies, asksForPhoto } = happening;
      return changed(state, id, { delivery: 'answered', answer, quickReplies, asksForPhoto });
    }
    case 'connected': {
      const { online } = happening;
      const again = (turn: Turn): Turn =>
        online && turn.delivery.startsWith('un') ? { ...turn, delivery: 'waiting' } : turn;
      return { ...state, online, turns: state.turns.map(again) };
    }
    case 'told': {
      const { id, at, text } = happening;
      return { ...state, turns: [...state.turns, { ...blank, id, at, delivery: 'answered', answer: text }] };
    }
    case 'withdrawn':
      return { ...state, turns: state.turns.filter(({ id }) => id !== happening.id) };
    case 'startedAgain':
      return newConversation(state.online);
  }
};

/** The message whose turn it is to be sent: one at a time, oldest first, none while offline. */
export const nextToSend = ({ online, turns }: Conversation): Turn | undefined =>
  online && !turns.some(isUnderWay) ? turns.find(({ delivery }) => delivery === 'waiting') : undefined;

/** True from the moment a message is sent until its answer is whole or lost. */
export const isUnderWay = ({ delivery }: Turn): boolean => delivery === 'sending' || delivery === 'answering';

/** What the newest words ask a photo of; nothing while there is danger. */
export const photoAskedFor = ({ turns, emergency }: Conversation): PhotoSlot | undefined =>
  emergency ? undefined : turns.at(-1)?.asksForPhoto;

export const hasFailed = (delivery: Delivery): boolean => /^(refused|un)/.test(delivery);

const blank = { said: null, delivery: 'waiting', card: null, answer: null, quickReplies: [] } as const;

const find = ({ turns }: Conversation, id: string) => turns.find((turn) => turn.id === id);

const changed = (state: Conversation, id: string, change: Partial<Turn>): Conversation => ({
  ...state,
  turns: state.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)),
});

const withCard = (state: Conversation, id: string, card: SafetyCard): Conversation => ({
  ...changed(state, id, { card }),
  emergency: state.emergency || (card.kind === 'card' && find(state, id) !== undefined),
});

/** The server could not be asked: words that plainly speak of danger get the widget's own card. */
const withOwnCard = (state: Conversation, id: string): Conversation => {
  const turn = find(state, id);
  const card = turn?.card ?? emergencyIn(turn?.said ?? '');
  return card ? withCard(state, id, card) : state;
};

const withLine = (
  turns: Turn[],
  { id, at, role, text, name, quickReplies, card, asksForPhoto }: WidgetLine,
): Turn[] => {
  // A line without its answer waits for it: it is sent again under its own id.
  const turn: Turn = { ...blank, id, at };
  if (role === 'user') return [...turns, { ...turn, said: text }];
  const last = turns.at(-1);
  const answered = last && last.answer === null;
  return [
    ...(answered ? turns.slice(0, -1) : turns),
    { ...(answered ? last : turn), delivery: 'answered', answer: text, name, quickReplies, card, asksForPhoto },
  ];
};
