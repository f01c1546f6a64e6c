import { modelReplySchema } from '@pilotlight/assistant/prompt/model-reply';
import type { Prompt } from '@pilotlight/assistant/prompt/prompt';
import { strictSchema } from '@pilotlight/assistant/tools/strict-schema';
import type { Toolbox } from '@pilotlight/assistant/tools/toolbox';
import {
  type LanguageModel,
  type ModelLine,
  type ModelPiece,
  ModelFault,
  type ModelRequest,
  type ToolCall,
} from './language-model';
import type { TokensUsed } from './spend';

export const mostRounds = 3;
const mostCalls = 6;
/** Characters of an answer, and of a call's arguments. */
const mostText = 6_000;
const charactersPerToken = 4;
const answer = strictSchema(modelReplySchema);

const lengthOf = ({ instructions, lines, tools }: ModelRequest): number =>
  instructions.length + JSON.stringify([lines, tools, answer]).length;

export class ModelTalk {
  #used: TokensUsed = { inputTokens: 0, outputTokens: 0 };

  constructor(
    private readonly model: LanguageModel,
    private readonly toolbox: Toolbox,
  ) {}

  /** So far; estimated from the texts' length where the provider reported nothing. */
  get used(): TokensUsed {
    return this.#used;
  }

  /** The model's last words. Throws ModelFault. */
  async words({ instructions, lines }: Prompt, signal: AbortSignal): Promise<string> {
    const spoken: ModelLine[] = [...lines];
    for (let round = 1; round <= mostRounds; round += 1) {
      const tools = round < mostRounds ? this.toolbox.tools : [];
      const { text, calls } = await this.#round({ instructions, lines: spoken, tools, answer }, signal);
      if (calls.length === 0) return text;
      for (const call of calls) {
        const output = this.toolbox.call(call.name, call.json);
        spoken.push({ role: 'call', call }, { role: 'result', callId: call.callId, output });
      }
    }
    throw new ModelFault('unusable', 'the model called tools and said nothing');
  }

  async #round(request: ModelRequest, signal: AbortSignal): Promise<{ text: string; calls: readonly ToolCall[] }> {
    const before = this.#used;
    const told = Math.ceil(lengthOf(request) / charactersPerToken);
    this.#used = plus(before, { inputTokens: told, outputTokens: 0 });
    let text = '';
    const calls: ToolCall[] = [];
    for await (const piece of this.#pieces(request, before, signal)) {
      switch (piece.kind) {
        case 'text':
          text += piece.text;
          break;
        case 'call':
          calls.push(piece.call);
          break;
        case 'end':
          if (piece.used) this.#used = plus(before, piece.used);
          continue;
      }
      const length = text.length + calls.reduce((sum, { json }) => sum + json.length, 0);
      const outputTokens = Math.ceil(length / charactersPerToken);
      this.#used = plus(before, { inputTokens: told, outputTokens });
      if (length > mostText || calls.length > mostCalls) throw new ModelFault('unusable', 'the model said too much');
    }
    return { text, calls };
  }

  /** A provider doesn't charge for what it refuses. */
  async *#pieces(request: ModelRequest, before: TokensUsed, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    try {
      yield* this.model.answer(request, signal);
    } catch (error) {
      if (error instanceof ModelFault && error.refused) this.#used = before;
      throw error;
    }
  }
}

const plus = (one: TokensUsed, other: TokensUsed): TokensUsed => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});
