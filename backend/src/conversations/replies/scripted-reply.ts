import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventSource } from '@pilotlight/contracts/events/event';
import type { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { agreedAct } from '@pilotlight/assistant/dialogue/visits/agreed-act';
import { answerOf, type ReplyInput, checked, recordReply } from './reply.decisions';
import type { ConversationState } from '../aggregate/conversation.state';
import { isPersons } from '../aggregate/handover.state';
import { cardFor, isSameMessage } from '../aggregate/turn.state';
import { assistantTurnOf } from './assistant-turn';

type Heard = Pick<ReplyInput, 'installerName' | 'training' | 'suspended' | 'diary'> & { readonly messageId: string };

/** Written together with its message. No event where a person answers or the reply fails: the message still counts. */
export const scriptedReply = (
  state: ConversationState,
  { messageId, ...installer }: Heard,
  engine: AssistantEngine,
): { readonly events: readonly ConversationEvent[]; readonly source: EventSource } => {
  const turn = state.status === 'open' ? state.turns.at(-1) : undefined;
  const source = { actor: { kind: 'assistant', id: null }, causationId: turn?.eventId ?? null } as const;
  if (state.status !== 'open' || !turn || !isSameMessage(turn.messageId, messageId)) return { events: [], source };
  if (!engine.replyAtOnce) return { events: [], source };
  const input = { ...installer, conversation: state, turn };
  if (!cardFor(turn, null) && isPersons(state, turn)) return { events: [], source };
  try {
    const assistantTurn = assistantTurnOf(input);
    // What was said yes to is done first.
    if (agreedAct(assistantTurn)) return { events: [], source };
    const answer = checked({ reply: engine.replyAtOnce(assistantTurn) }, assistantTurn, 0);
    return { events: recordReply(state, turn.messageId, answerOf(answer, input, engine.name), null), source };
  } catch {
    return { events: [], source };
  }
};
