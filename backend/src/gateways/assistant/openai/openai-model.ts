import type OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch';
import { LanguageModel, type ModelLine, ModelFault, type ModelPiece, type ModelRequest } from '../language-model';
import { faultOf } from './openai-fault';

export interface OpenAiAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Tokens: far more than three sentences and a few tool calls need. */
export const mostOutputTokens = 700;

const itemOf = (line: ModelLine): OpenAI.Responses.ResponseInputItem => {
  switch (line.role) {
    case 'user':
    case 'assistant':
      return { role: line.role, content: line.content };
    case 'call':
      return { type: 'function_call', call_id: line.call.callId, name: line.call.name, arguments: line.call.json };
    case 'result':
      return { type: 'function_call_output', call_id: line.callId, output: line.output };
  }
};

const pieceOf = (event: OpenAI.Responses.ResponseStreamEvent): ModelPiece | null => {
  if (event.type === 'response.output_text.delta') return { kind: 'text', text: event.delta };
  if (event.type === 'response.output_item.done' && event.item.type === 'function_call') {
    const { call_id: callId, name, arguments: json } = event.item;
    return { kind: 'call', call: { callId, name, json } };
  }
  if (event.type === 'response.completed') {
    const usage = event.response.usage;
    return { kind: 'usage', inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 };
  }
  if (event.type === 'response.failed' || event.type === 'error')
    throw new ModelFault('provider', 'the provider gave the answer up');
  if (event.type === 'response.incomplete') throw new ModelFault('unusable', 'the answer was cut short');
  if (event.type === 'response.refusal.done') throw new ModelFault('unusable', 'the model refused');
  return null;
};

/** OpenAI's Responses API, streamed. Nothing is kept there (`store: false`), and nothing is asked twice. */
export class OpenAiModel extends LanguageModel {
  #client: Promise<OpenAI> | null = null;

  constructor(private readonly access: OpenAiAccess) {
    super();
  }

  get name(): string {
    return this.access.model;
  }

  async *answer(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    let whole = false;
    try {
      const client = await (this.#client ??= connect(this.access));
      const stream = await client.responses.create(
        {
          model: this.access.model,
          instructions: request.instructions,
          input: request.lines.map(itemOf),
          tools: request.tools.map(({ name, description, schema }) => ({
            type: 'function',
            name,
            description,
            parameters: { ...schema },
            strict: true,
          })),
          text: { format: { type: 'json_schema', name: 'reply', schema: { ...request.answer }, strict: true } },
          max_output_tokens: mostOutputTokens,
          store: false,
          stream: true,
        },
        { signal },
      );
      for await (const event of stream) {
        const piece = pieceOf(event);
        if (piece) yield piece;
        whole ||= piece?.kind === 'usage';
      }
    } catch (error) {
      throw await faultOf(error, signal);
    }
    // The client ends a stream that was aborted or cut as if it were whole.
    if (!whole) throw await faultOf(new Error('the stream was cut'), signal);
  }
}

const connect = async ({ apiKey, baseUrl }: OpenAiAccess): Promise<OpenAI> => {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log would hold what visitors say.
    logLevel: 'off',
    fetch: boundedFetch,
  });
};
