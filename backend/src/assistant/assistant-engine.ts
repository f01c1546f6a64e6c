import type { DialogueInput, DialogueReply } from './dialogue/dialogue';

/** A piece of an answer: words as they come, and at the end the whole reply, once. */
export type AssistantChunk =
  { readonly kind: 'delta'; readonly text: string } | { readonly kind: 'reply'; readonly reply: DialogueReply };

/** Answers one message. The deltas together are the reply's text; after an abort nothing more comes. */
export abstract class AssistantEngine {
  /** Kept with each answer. */
  abstract readonly name: 'scripted';
  abstract reply(turn: DialogueInput, signal: AbortSignal): AsyncIterable<AssistantChunk>;
}
