import type { AssistantChunk } from './assistant-engine';
import { ScriptedEngine } from './scripted-engine';
import { assistantTurn } from './testing/assistant-turns';

const turn = assistantTurn('No heating', { intent: 'service' });

const chunksOf = async (signal: AbortSignal): Promise<AssistantChunk[]> => {
  const chunks: AssistantChunk[] = [];
  for await (const chunk of new ScriptedEngine().reply(turn, signal)) chunks.push(chunk);
  return chunks;
};

describe('the scripted engine', () => {
  it('streams the reply’s own words and then the reply, once', async () => {
    const chunks = await chunksOf(new AbortController().signal);
    const last = chunks.at(-1);
    if (last?.kind !== 'reply') throw new Error('No reply came');
    const words = chunks.map((chunk) => (chunk.kind === 'delta' ? chunk.text : '')).join('');
    expect(words).toBe(last.reply.text);
    expect(chunks.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    expect(chunks.length).toBeGreaterThan(2);
  });

  it('says nothing after an abort', async () => {
    expect(await chunksOf(AbortSignal.abort())).toEqual([]);
  });
});
