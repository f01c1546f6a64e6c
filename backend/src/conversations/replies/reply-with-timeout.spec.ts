import { AssistantEngine, type AssistantReply, ScriptedEngine } from '@pilotlight/assistant/assistant-engine';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { unsaid } from './reply.decisions';
import { replyWithTimeout } from './reply-with-timeout';

class Saying extends AssistantEngine {
  override readonly name = 'scripted';

  constructor(private readonly text: string) {
    super();
  }

  override async reply(): Promise<AssistantReply> {
    if (this.text === '') throw new Error('Nothing to say');
    return { reply: { text: this.text, quickReplies: ['Yes'], asksFor: 'name' } };
  }
}

it('is the engine’s answer where the rules let it pass', async () => {
  const { reply, stopped } = await replyWithTimeout(new ScriptedEngine(), assistantTurn('Hello'));
  expect([reply.text.length > 0, stopped]).toEqual([true, null]);
});

it('is nothing but a promise of people where they stop it, and names the rule', async () => {
  const said = await replyWithTimeout(new Saying('That is £49.'), assistantTurn('Hello'));
  expect(said).toMatchObject({
    reply: { text: unsaid, quickReplies: [], asksFor: null },
    stopped: 'price',
    account: { withheld: 'price' },
  });
});

it('fails where the engine says nothing', async () => {
  await expect(replyWithTimeout(new Saying(''), assistantTurn('Hello'))).rejects.toThrow('Nothing to say');
});
