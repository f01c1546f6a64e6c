import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput, DialogueReply } from '@pilotlight/assistant/dialogue/dialogue';
import type { OpenConversation } from '../conversations/aggregate/conversation.state';
import { ConversationSimulation } from '../conversations/messages/conversation-simulation';

export interface HeldDialogue {
  readonly at: string;
  readonly conversation: OpenConversation | null;
  readonly reply: DialogueReply | null;
}

export const unheldDialogue = (at: string): HeldDialogue => ({ at, conversation: null, reply: null });

export type ToldOfFirm = Pick<DialogueInput, 'information' | 'replyBy'> & { readonly name?: string };

export const afterMessage = (
  { at, conversation }: HeldDialogue,
  text: string,
  { name = 'Demo Heating', information = emptyTraining, ...told }: ToldOfFirm = {},
): HeldDialogue => {
  const firm = { slug: 'demo-heating', name, training: information };
  const simulation = new ConversationSimulation(firm, conversation ?? undefined);
  const nth = String(conversation?.turns.length ?? 0);
  const { reply } = simulation.say(nth, text, at, told);
  return { at, conversation: simulation.conversation, reply };
};
