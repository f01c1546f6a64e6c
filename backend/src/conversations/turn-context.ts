import type { DialogueInput } from '../assistant/dialogue/dialogue';
import { readAnswer } from '../assistant/interlock/answer';
import type { Clarification } from '../assistant/interlock/verdict';
import type { TurnContext } from '../assistant/turn';
import type { ConversationState, OpenConversation, Turn } from './conversation.state';

const fresh: TurnContext = { emergency: false, intent: null, asked: null, clarifications: [], previous: null };

/** How many messages a clarifying question is left open over. */
const patience = 3;

/** A question stays open while what was said since is about something else. */
const isOpen = (since: readonly Turn[]): boolean =>
  since.length <= patience && since.every(({ text }, index) => readAnswer(text, index === 0) === null);

/** What understanding the next message needs of the conversation before it. */
export const contextOf = (state: ConversationState): TurnContext => {
  if (state.status !== 'open') return fresh;
  const { turns, intent, asked } = state;
  const clarifications = turns.flatMap(({ safety }, index): Clarification[] =>
    safety.kind === 'doubt'
      ? [
          {
            hazard: safety.hazard,
            pending: isOpen(turns.slice(index + 1)),
            passedOver: index < turns.length - 1,
          },
        ]
      : [],
  );
  return { emergency: state.emergency !== null, intent, asked, clarifications, previous: turns.at(-1)?.text ?? null };
};

interface Asked {
  readonly conversation: OpenConversation;
  readonly turn: Turn;
  readonly firmName: string;
  readonly suspended: boolean;
}

/** All that the answer to a turn is made from. */
export const dialogueInputOf = ({ conversation, turn, firmName, suspended }: Asked): DialogueInput => ({
  firmName,
  suspended,
  text: turn.text,
  intent: conversation.intent,
  facts: conversation.facts,
  whatWasAsked: conversation.asked,
  emergency: conversation.emergency !== null,
  safety: turn.safety,
  turn: conversation.turns.indexOf(turn) + 1,
  leadSubmitted: conversation.submitted,
});
