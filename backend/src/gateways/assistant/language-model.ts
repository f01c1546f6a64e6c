import type { PromptLine } from '@pilotlight/assistant/prompt/prompt';
import type { ToolDescription } from '@pilotlight/assistant/tools/tool-shapes';
import type { TokensUsed } from './spend';

export type ToolCall = { readonly callId: string; readonly name: string; readonly json: string };

/** What was said, called and answered so far. */
export type ModelLine =
  | PromptLine
  | { readonly role: 'call'; readonly call: ToolCall }
  | { readonly role: 'result'; readonly callId: string; readonly output: string };

export type ModelRequest = {
  readonly instructions: string;
  readonly lines: readonly ModelLine[];
  /** Empty where it may only answer. */
  readonly tools: readonly ToolDescription[];
  /** JSON Schema of the answer. */
  readonly answer: Readonly<Record<string, unknown>>;
};

/** What a model writes, as it comes; `end` last, null where the provider told of no tokens. */
export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  | { readonly kind: 'end'; readonly used: TokensUsed | null };

/** Tokens: far more than three sentences and a few tool calls need. */
export const mostOutputTokens = 700;

/** A language model at a provider. */
export abstract class LanguageModel {
  abstract readonly name: string;
  /** One answer, streamed. Throws ModelFault; on an abort too. */
  abstract answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}

/**
 * `timeout`: no whole answer in time. `provider`: refused, unreachable, or its stream broke. `unusable`: answered, but nothing
 * that could be shown. `lasting`: asking again soon won't help. `refused`: before the model read a word, so that there is nothing to pay. The message names no words of the conversation.
 */
export class ModelFault extends Error {
  constructor(
    readonly reason: 'timeout' | 'provider' | 'unusable',
    message: string,
    readonly lasting = false,
    readonly refused = false,
  ) {
    super(message);
    this.name = 'ModelFault';
  }
}
