import { ScriptedEngine } from './assistant-engine';
import { assistantTurn } from './testing/assistant-turns';

const turn = assistantTurn('No heating', { intent: 'service' });
const engine = new ScriptedEngine();

describe('the scripted engine', () => {
  it('answers the same whether it is waited for or not, and spends nothing', async () => {
    const answer = await engine.reply(turn, new AbortController().signal);
    expect(answer).toEqual({ reply: engine.replyAtOnce(turn) });
    expect(answer.reply.text).not.toBe('');
  });

  it('says nothing after an abort', async () => {
    await expect(engine.reply(turn, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
