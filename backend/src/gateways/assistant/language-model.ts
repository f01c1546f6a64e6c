import type { PromptLine } from '@pilotlight/assistant/prompt/prompt';
import type { ToolDescription } from '@pilotlight/assistant/tools/tool-shapes';
import type { TokensUsed } from './spend';

export type ToolCall = { readonly callId: string; readonly name: string; readonly json: string };

export type ModelLine =
  | PromptLine
  | { readonly role: 'call'; readonly call: ToolCall }
  | { readonly role: 'result'; readonly callId: string; readonly output: string };

export type ModelRequest = {
  readonly instructions: string;
  readonly lines: readonly ModelLine[];
  readonly tools: readonly ToolDescription[];
  readonly answer: Readonly<Record<string, unknown>>;
};

/** `end` comes last, null where the provider reported no tokens. */
export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  | { readonly kind: 'end'; readonly used: TokensUsed | null };

/** Tokens: far more than three sentences and a few tool calls need. */
export const mostOutputTokens = 700;

export abstract class LanguageModel {
  abstract readonly name: string;
  /** Throws ModelFault; on an abort too. */
  abstract answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}

/** `unusable`: nothing that could be shown. `lasting`: retrying soon won't help. `refused`: nothing to pay. No word of the conversation. */
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
