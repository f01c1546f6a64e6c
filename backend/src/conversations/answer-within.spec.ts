import { type AssistantChunk, AssistantEngine } from '../assistant/assistant-engine';
import { ScriptedEngine } from '../assistant/scripted-engine';
import { assistantTurn } from '../assistant/testing/assistant-turns';
import { unsaid } from './answer';
import { answerWithin } from './answer-within';

class Saying extends AssistantEngine {
  override readonly name = 'scripted';

  constructor(private readonly words: readonly string[]) {
    super();
  }

  override async *reply(): AsyncGenerator<AssistantChunk> {
    for (const text of this.words) yield { kind: 'reply', reply: { text, quickReplies: ['Yes'], asksFor: 'name' } };
  }
}

it('is the engine’s answer where the rules let it pass', async () => {
  const { reply, stopped } = await answerWithin(new ScriptedEngine(), assistantTurn('Hello'));
  expect([reply.text.length > 0, stopped]).toEqual([true, null]);
});

it('is nothing but a promise of people where they stop it, and names the rule', async () => {
  const said = await answerWithin(new Saying(['That is £49.']), assistantTurn('Hello'));
  expect(said).toMatchObject({
    reply: { text: unsaid, quickReplies: [], asksFor: null },
    stopped: 'price',
    account: { withheld: 'price' },
  });
});

it('fails where the engine says nothing', async () => {
  await expect(answerWithin(new Saying([]), assistantTurn('Hello'))).rejects.toThrow('no answer');
});
