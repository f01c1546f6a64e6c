import type OpenAI from 'openai';
import { z } from 'zod';
import { ModelFault, type ModelPiece } from '../language-model';

const callSchema = z.object({ call_id: z.string().min(1), name: z.string(), arguments: z.string() });
// Proxies that don't count report 0; that is no count.
const count = z.int().min(1).max(10_000_000);
const usageSchema = z.object({ input_tokens: count, output_tokens: count });

const believed = <T>(schema: z.ZodType<T>, told: unknown): T => {
  const { success, data } = schema.safeParse(told);
  if (!success) throw new ModelFault('unusable', 'the provider wrote an event of another shape');
  return data;
};

const endOf = (usage: unknown): ModelPiece => {
  const { success, data } = usageSchema.safeParse(usage);
  return {
    kind: 'end',
    used: success ? { inputTokens: data.input_tokens, outputTokens: data.output_tokens } : null,
  };
};

/** Null where it says nothing of the answer. Throws ModelFault. The event's types are not trusted. */
export const pieceOf = (event: OpenAI.Responses.ResponseStreamEvent): ModelPiece | null => {
  if (event.type === 'response.output_text.delta') return { kind: 'text', text: believed(z.string(), event.delta) };
  if (event.type === 'response.output_item.done' && event.item.type === 'function_call') {
    const { call_id: callId, name, arguments: json } = believed(callSchema, event.item);
    return { kind: 'call', call: { callId, name, json } };
  }
  if (event.type === 'response.completed') return endOf(event.response.usage);
  if (event.type === 'response.failed' || event.type === 'error')
    throw new ModelFault('provider', 'the provider gave the answer up');
  if (event.type === 'response.incomplete') throw new ModelFault('unusable', 'the answer was cut short');
  if (event.type === 'response.refusal.done') throw new ModelFault('unusable', 'the model refused');
  return null;
};
