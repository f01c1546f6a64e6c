import { installerConversations, installerConversationsForAdmin } from '@pilotlight/contracts/http/conversations';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

const question = 'Do you take cards?';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn' });
  token = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const as = (sessionId: string, what: string, body?: unknown) =>
  backend.call('POST', `/api/installer/conversations/${sessionId}/${what}`, {
    token,
    ...(body !== undefined && { body }),
  });
const openIn = async ({ sessionId }: Visitor): Promise<readonly string[] | undefined> => {
  const { json } = await backend.call('GET', `/api/installer/conversations?sessionId=${sessionId}`, { token });
  return installerConversations.response.parse(json).conversations[0]?.openQuestions;
};
/** What is open once the list shows so many: a visitor's call doesn't wait for the read models. */
const openOnce = async (visitor: Visitor, count: number): Promise<readonly string[] | undefined> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await openIn(visitor);
    if (open?.length === count) return open;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return undefined;
};
const asked = async (): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler is broken. Ann, 07700 900142, LS6 1AY');
  return visitor;
};

describe('a question that the firm has published no answer to', () => {
  it('is open by the message that asks it, written with the answer, and seen by the firm and the admin', async () => {
    const visitor = await asked();
    const messageId = randomUUID();
    expect((await visitor.say(question, { messageId })).json['text']).toMatch(/^I don’t know that one/);
    expect(await openOnce(visitor, 1)).toEqual([messageId]);
    const { json } = await backend.asAdmin('GET', `/api/installers/leeds/conversations?sessionId=${visitor.sessionId}`);
    const { conversations } = installerConversationsForAdmin.response.parse(json);
    expect(conversations.map(({ openQuestions }) => openQuestions)).toEqual([[messageId]]);
    const events = (await backend.events()).filter(({ stream }) => stream === `conversation-${visitor.sessionId}`);
    expect(events.slice(-2)).toMatchObject([
      { type: 'AssistantReplied', data: { inReplyTo: messageId } },
      {
        type: 'QuestionLeftOpen',
        data: { slug: 'leeds', sessionId: visitor.sessionId, messageId, question },
        meta: { actor: { kind: 'assistant' } },
      },
    ]);
  });

  it('ends with a person’s reply, not with a hand-back without one, and the next is open again', async () => {
    const visitor = await asked();
    await visitor.say(question);
    expect(await openOnce(visitor, 1)).toHaveLength(1);
    await as(visitor.sessionId, 'take-over');
    await as(visitor.sessionId, 'hand-back');
    expect(await openIn(visitor)).toHaveLength(1);
    await as(visitor.sessionId, 'reply', { messageId: randomUUID(), text: 'We do, Ann.' });
    expect(await openIn(visitor)).toEqual([]);
    await as(visitor.sessionId, 'hand-back');
    await visitor.say('Do you give nurses a discount?');
    expect(await openOnce(visitor, 1)).toHaveLength(1);
  });

  it('stays when the lead is moved on, and ends by an answer to it alone or put aside', async () => {
    const visitor = await asked();
    const [first, second] = [randomUUID(), randomUUID()];
    await visitor.say(question, { messageId: first });
    await visitor.say('Do you give nurses a discount?', { messageId: second });
    expect(await openOnce(visitor, 2)).toEqual([first, second]);
    await as(visitor.sessionId, 'stage', { stage: 'contacted' });
    expect(await openIn(visitor)).toEqual([first, second]);
    await as(visitor.sessionId, 'reply', { messageId: randomUUID(), text: 'All but Amex.', answers: first });
    expect(await openIn(visitor)).toEqual([second]);
    await as(visitor.sessionId, 'questions/dismiss', { messageId: first });
    expect(await openIn(visitor)).toEqual([second]);
    expect((await as(visitor.sessionId, 'questions/dismiss', { messageId: second })).status).toBe(200);
    expect(await openIn(visitor)).toEqual([]);
  });

  it('is known by what an answer is suggested to the admin for', async () => {
    const visitor = await asked();
    const messageId = randomUUID();
    await visitor.say(question, { messageId });
    await openOnce(visitor, 1);
    const { json } = await backend.call('GET', `/api/installer/conversations?sessionId=${visitor.sessionId}`, {
      token,
    });
    const id = installerConversations.response.parse(json).conversations[0]?.questionIds?.[messageId] ?? '';
    const path = `/api/installer/unanswered/${id}/suggest`;
    const answer = { answer: 'All but American Express.' };
    expect((await backend.call('POST', path, { token, body: answer })).status).toBe(200);
  });

  it('goes with its conversation when the visitor is erased', async () => {
    const visitor = await asked();
    await visitor.say(question);
    expect(await openOnce(visitor, 1)).toHaveLength(1);
    await as(visitor.sessionId, 'erase', {});
    expect(await openIn(visitor)).toBeUndefined();
  });
});
