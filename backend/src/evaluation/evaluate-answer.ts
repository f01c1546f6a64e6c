import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import type { Training } from '@pilotlight/contracts/values/training';
import { afterMessage, unheldDialogue } from './held-dialogue';

export interface TrainedFirm {
  readonly name?: string | undefined;
  readonly training: Training;
}

export interface AnswerEvaluation {
  readonly reply: string;
  /** Ids of the knowledge that the reply was made of. */
  readonly sources: readonly string[];
  /** The field that the reply asks for. */
  readonly asked: AskedFor;
}

/** Holds the visitor's messages with a firm's training, all of them written at that moment (ISO 8601 UTC), and gives the last reply. */
export const evaluateAnswer = (
  messages: readonly string[],
  { name, training }: TrainedFirm,
  at: string,
): AnswerEvaluation & { readonly emergency: boolean } => {
  const told = { information: training, ...(name !== undefined && { name }) };
  const { conversation, reply } = messages.reduce((held, text) => afterMessage(held, text, told), unheldDialogue(at));
  return {
    reply: reply?.text ?? '',
    sources: reply?.sources ?? [],
    asked: reply?.asksFor ?? null,
    emergency: Boolean(conversation?.emergency),
  };
};
