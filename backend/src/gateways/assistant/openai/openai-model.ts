import type OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch';
import { LanguageModel, mostOutputTokens, type ModelLine, type ModelPiece, type ModelRequest } from '../language-model';
import { pieceOf } from './event-piece';
import { faultOf } from './openai-fault';

export interface OpenAiAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

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

/** Streamed. Nothing is stored there (`store: false`), and nothing is asked twice. */
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
        whole ||= piece?.kind === 'end';
      }
    } catch (error) {
      throw await faultOf(error, signal);
    }
    // The client ends an aborted or cut stream as if it were whole.
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
