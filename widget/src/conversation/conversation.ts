import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { emergencyIn } from './emergency-words';
import {
  hasFailed,
  isLost,
  isUnderWay,
  newConversation,
  type Action,
  type Conversation,
  type Turn,
} from './conversation.state';
import { spokenAfter } from './spoken';

export const evolve = (state: Conversation, action: Action): Conversation => {
  const next = followed(state, action);
  // An automatic retry is not news until it succeeds or fails.
  return action.type === 'connected' ? next : { ...next, spoken: spokenAfter(state, next) };
};

const followed = (state: Conversation, action: Action): Conversation => {
  switch (action.type) {
    case 'restored': {
      const { lines } = action;
      const turns = [...state.turns];
      // Older lines go in front, newer ones to the end, arrivals and departures behind the line before.
      let place = 0;
      let next = 0;
      for (const told of lines.reduce(withLine, [])) {
        const index = turns.findIndex((turn) => turn.id === told.id);
        const here = turns[index];
        if (!here) {
          const to = told.note ? next : place;
          turns.splice(to, 0, told);
          next = to + 1;
          place++;
        } else {
          next = index + 1;
          place = Infinity;
          if (told.answer && !isUnderWay(here.delivery)) turns[index] = { ...told, cutAt: here.cutAt };
        }
      }
      // The server can't have stood down a danger that it hasn't heard of.
      const unheard = state.turns.some(
        (turn) => turn.card?.kind === 'card' && !lines.some((line) => line.id === turn.id),
      );
      return { ...state, turns, emergency: unheard || action.emergency, lead: action.lead, person: action.person };
    }
    case 'learned': {
      const { lead = state.lead, person = state.person } = action;
      return { ...state, lead, person, emergency: state.emergency && !action.stoodDown };
    }
    case 'written': {
      const { id, at } = action;
      const written = { ...state, turns: [...state.turns, { ...blank, id, at, said: action.text }] };
      return state.online ? written : withOwnCard(written, id);
    }
    case 'moved': {
      const { id, delivery } = action;
      const moved = changed(state, id, { delivery, problem: action.problem });
      return hasFailed(delivery) ? withOwnCard(moved, id) : moved;
    }
    case 'overdue': {
      const { id } = action;
      return find(state, id)?.delivery.startsWith('answer') ? state : withOwnCard(state, id);
    }
    case 'carded':
      return withCard(state, action.id, action.card);
    case 'answered':
      return changed(state, action.id, {
        delivery: action.delivery,
        answer: action.text,
        cutAt: action.cutAt,
        quickReplies: action.quickReplies,
        asksForPhoto: action.asksForPhoto,
      });
    case 'connected': {
      const { online } = action;
      const again = (turn: Turn): Turn => (online && isLost(turn.delivery) ? { ...turn, delivery: 'waiting' } : turn);
      return { ...state, online, turns: state.turns.map(again) };
    }
    case 'told': {
      const { id, at, after } = action;
      const turns = state.turns.filter((turn) => turn.id !== id);
      const place = after ? turns.findIndex((turn) => turn.id === after) + 1 : turns.length;
      const told: Turn = { ...blank, id, at, delivery: 'answered', answer: action.text };
      return { ...state, turns: turns.toSpliced(place, 0, told) };
    }
    case 'withdrawn':
      return { ...state, turns: state.turns.filter((turn) => turn.id !== action.id) };
    case 'startedAgain':
      return newConversation(state.online);
  }
};

/** The oldest, once the server has the one before it; none while offline. Plain danger never waits. */
export const nextToSend = ({ online, turns }: Conversation): Turn | undefined => {
  const waiting = online ? turns.filter((turn) => turn.delivery === 'waiting') : [];
  const isSending = turns.some((turn) => turn.delivery === 'sending');
  return waiting.find((turn) => emergencyIn(turn.said ?? '')) ?? (isSending ? undefined : waiting[0]);
};

const blank = { said: null, delivery: 'waiting', card: null, answer: null } as const;

export const find = ({ turns }: Conversation, id: string) => turns.find((turn) => turn.id === id);

const changed = (state: Conversation, id: string, change: Partial<Turn>): Conversation => ({
  ...state,
  turns: state.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)),
});

const withCard = (state: Conversation, id: string, card: SafetyCard): Conversation => ({
  ...changed(state, id, { card }),
  emergency: state.emergency || (card.kind === 'card' && find(state, id) !== undefined),
});

/** The server is unreachable: words that plainly speak of danger get the widget's own card. */
const withOwnCard = (state: Conversation, id: string): Conversation => {
  const turn = find(state, id);
  const card = turn?.card ?? emergencyIn(turn?.said ?? '');
  return card ? withCard(state, id, card) : state;
};

const withLine = (turns: Turn[], { role, text, ...line }: WidgetLine): Turn[] => {
  // A line without its answer is sent again under its own id.
  const turn: Turn = { ...blank, ...line };
  if (role === 'user') return [...turns, { ...turn, said: text }];
  const last = turns.at(-1);
  const open = last && last.answer === null;
  const answer = { ...turn, delivery: 'answered', answer: text, note: role === 'note' } as const;
  if (!open) return [...turns, answer];
  const { id, at, said } = last;
  const before = turns.slice(0, -1);
  // A person's arrival or departure waits for no other answer.
  return answer.note
    ? [...before, { ...last, delivery: 'answered' }, answer]
    : [...before, { ...answer, id, at, said }];
};
