import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { DialogueInput, DialogueReply } from './dialogue/dialogue';

/** A line of the conversation, oldest first. */
export type SpokenLine = { readonly from: 'visitor' | 'assistant'; readonly text: string };

/** One message with what else an engine may look at: this tenant's public information and this conversation, nothing more. */
export type AssistantTurn = DialogueInput & {
  /** `eventId` is of the event that received the message. */
  readonly session: { readonly slug: string; readonly sessionId: string; readonly eventId: string };
  /** What was said before the message. */
  readonly history: readonly SpokenLine[];
};

/** A piece of an answer: some of its words, and at the end the whole reply, once. `account` is absent where nothing was spent. */
export type AssistantChunk =
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'reply'; readonly reply: DialogueReply; readonly account?: AnswerAccount };

/** Answers one message. The deltas together are the reply's text; after an abort nothing more comes. */
export abstract class AssistantEngine {
  /** Kept with each answer, unless its account names another. */
  abstract readonly name: 'scripted' | 'openai';
  abstract reply(turn: AssistantTurn, signal: AbortSignal): AsyncIterable<AssistantChunk>;
  /** The same answer without waiting for anything; absent where somebody else has to be asked. Pure. */
  replyAtOnce?(turn: AssistantTurn): DialogueReply;
}
