import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput, DialogueReply } from '../assistant/dialogue/dialogue';
import { nextReply } from '../assistant/dialogue/scripted-dialogue';
import type { OpenConversation } from '../conversations/conversation.state';
import { assistantTurnOf } from '../conversations/turn-context';
import { Rehearsal } from '../training/rehearsal';

/** A conversation as the product holds it with its script, without a log. */
export interface HeldDialogue {
  /** When it is held, ISO 8601 UTC. */
  readonly at: string;
  /** Null before the first message. */
  readonly conversation: OpenConversation | null;
  /** The answer to the last message; null before the first. */
  readonly reply: DialogueReply | null;
}

/** Before the first message; `at` is when it is held, ISO 8601 UTC. */
export const unheldDialogue = (at: string): HeldDialogue => ({ at, conversation: null, reply: null });

/** What the answers are made from besides the conversation. */
export type ToldOfFirm = Pick<DialogueInput, 'information' | 'replyBy'>;

/** One message and its answer further. */
export const afterMessage = ({ at, conversation }: HeldDialogue, text: string, told: ToldOfFirm = {}): HeldDialogue => {
  const firm = { slug: 'demo-heating', name: 'Demo Heating', training: told.information ?? emptyTraining };
  const rehearsal = new Rehearsal(firm, conversation ?? undefined);
  const heard = rehearsal.hear(String(conversation?.turns.length ?? 0), text, at);
  const asked = { ...heard, firmName: firm.name, suspended: false, training: firm.training };
  const reply = nextReply({ ...assistantTurnOf(asked), ...told });
  rehearsal.answer(heard.turn.messageId, reply, at);
  return { at, conversation: rehearsal.conversation, reply };
};
