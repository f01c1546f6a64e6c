import type { DialogueInput } from '../assistant/dialogue/dialogue';
import type { Clarification } from '../assistant/interlock/verdict';
import type { TurnContext } from '../assistant/turn';
import type { ConversationState, OpenConversation, Turn } from './conversation.state';

const fresh: TurnContext = { emergency: false, intent: null, asked: null, clarifications: [] };

/** What understanding the next message needs of the conversation before it. */
export const contextOf = (state: ConversationState): TurnContext => {
  if (state.status === 'unstarted') return fresh;
  const last = state.turns.length - 1;
  const clarifications = state.turns.flatMap(({ safety }, index): Clarification[] =>
    safety.kind === 'doubt' ? [{ hazard: safety.hazard, pending: index === last }] : [],
  );
  return { emergency: state.emergency !== null, intent: state.intent, asked: state.asked, clarifications };
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
