import { installerConversations, type Conversation } from '@pilotlight/contracts/http/conversations';
import { personExportSchema } from '@pilotlight/contracts/http/people';
import { chatFrames, widgetConversation } from '@pilotlight/contracts/http/widget';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let tokens: { readonly leeds: string; readonly york: string };
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn' });
  const york = await newInstaller(backend, 'york');
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const asInstaller = (sessionId: string, what: string, body?: unknown, token = tokens.leeds) =>
  backend.call('POST', `/api/installer/conversations/${sessionId}/${what}`, {
    token,
    ...(body !== undefined && { body }),
  });
const reply = (sessionId: string, text = 'Hi, Dawn here.', messageId: string = randomUUID()) =>
  asInstaller(sessionId, 'reply', { messageId, text });
const typesOf = async ({ sessionId }: Visitor): Promise<string[]> =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`).map(({ type }) => type);
const shown = async ({ sessionId }: Visitor): Promise<Conversation | undefined> => {
  const path = `/api/installer/conversations?sessionId=${sessionId}`;
  const { json } = await backend.call('GET', path, { token: tokens.leeds });
  return installerConversations.response.parse(json).conversations[0];
};
/** As the list shows it once it does: a visitor's call doesn't wait for the read models. */
const shownOnce = async (visitor: Visitor, holds: (conversation: Conversation) => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const conversation = await shown(visitor);
    if (conversation && holds(conversation)) return true;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return false;
};
const framesOf = async (visitor: Visitor, text: string) => {
  const answer = await visitor.say(text, { headers: { accept: 'text/event-stream' } });
  return [...answer.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name = '', data = '']) => ({ name, data }));
};
const greeted = async (): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('Hello');
  return visitor;
};

describe('a visitor who wants a person', () => {
  it('is told that the team was asked, and waits in the list', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { json } = await visitor.say('Can I speak to a real person please? 07700 900142');
    expect(json['text']).toMatch(/^I’ve asked the team\. They’ll reply here or by phone\.$/);
    const frames = await framesOf(visitor, 'thanks');
    expect(chatFrames.accepted.parse(JSON.parse(frames[0]?.data ?? '')).person).toBe('asked');
    expect(await shownOnce(visitor, ({ waitingSince, takenOver }) => waitingSince !== null && !takenOver)).toBe(true);
  });
});

describe("an installer's reply", () => {
  it('reaches the visitor under their name, and silences the assistant until it is handed back', async () => {
    const visitor = await greeted();
    expect((await reply(visitor.sessionId)).json).toEqual({ success: true, message: 'Sent' });
    expect(await shown(visitor)).toMatchObject({ takenOver: true, waitingSince: null, messageCount: 3 });
    const restored = widgetConversation.response.parse((await visitor.conversation()).json);
    expect(restored.person).toBe('here');
    expect(restored.lines.at(-1)).toMatchObject({ role: 'person', text: 'Hi, Dawn here.', name: 'Dawn, Firm leeds' });

    const frames = await framesOf(visitor, 'How much is a service?');
    expect(frames.map(({ name }) => name)).toEqual(['accepted', 'done']);
    const silent = await visitor.say('Are you there?');
    expect([silent.status, chatFrames.message.parse(silent.json).text]).toEqual([200, '']);
    expect(await shownOnce(visitor, ({ waitingSince }) => waitingSince !== null)).toBe(true);

    expect((await asInstaller(visitor.sessionId, 'hand-back')).status).toBe(200);
    expect(await shown(visitor)).toMatchObject({ takenOver: false, waitingSince: expect.any(String) });
    expect((await visitor.say('How much is a service?')).json['text']).not.toBe('');
    expect(await shownOnce(visitor, ({ waitingSince }) => waitingSince === null)).toBe(true);
    expect((await typesOf(visitor)).filter((type) => type === 'AssistantReplied')).toHaveLength(2);
  });

  it('is one however often and however fast it is sent, and another text under its id is refused', async () => {
    const visitor = await greeted();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => reply(visitor.sessionId, 'Hi', id)));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await reply(visitor.sessionId, 'Other words', id)).status).toBe(409);
    const types = await typesOf(visitor);
    for (const type of ['ConversationTakenOver', 'InstallerReplied'])
      expect(types.filter((each) => each === type)).toHaveLength(1);
  });

  it('is written by the installer, its words sealed under the visitor’s key', async () => {
    const visitor = await greeted();
    await reply(visitor.sessionId, 'Words that nobody else reads');
    const event = (await backend.events()).findLast(({ type }) => type === 'InstallerReplied');
    expect(event?.meta['actor']).toEqual({ kind: 'installer', id: 'leeds' });
    expect(event?.data).toMatchObject({ text: 'Words that nobody else reads', firmPerson: 'Dawn, Firm leeds' });
    await asInstaller(visitor.sessionId, 'erase', {});
    const erased = (await backend.events()).findLast(({ type }) => type === 'InstallerReplied');
    expect(erased?.data).toMatchObject({ text: '[erased]', firmPerson: '[erased]' });
    expect((await reply(visitor.sessionId)).status).toBe(409);
  });

  it('stands in what the visitor may have of theirs', async () => {
    const visitor = await greeted();
    await reply(visitor.sessionId);
    const path = `/api/installer/conversations/${visitor.sessionId}/export`;
    const { json } = await backend.call('GET', path, { token: tokens.leeds });
    const { conversations } = personExportSchema.parse(json);
    expect(conversations[0]?.messages[2]).toMatchObject({ from: 'person', text: 'Hi, Dawn here.' });
  });

  it.each([
    ['without words', { messageId: randomUUID(), text: '  ' }],
    ['of more than 2,000 characters', { messageId: randomUUID(), text: 'x'.repeat(2001) }],
    ['without an id', { text: 'Hello' }],
  ])('%s is refused', async (_what, body) => {
    const visitor = await greeted();
    expect((await asInstaller(visitor.sessionId, 'reply', body)).status).toBe(400);
    expect(await typesOf(visitor)).not.toContain('ConversationTakenOver');
  });
});

it('in danger the card answers, though a person has taken over', async () => {
  const visitor = await greeted();
  await asInstaller(visitor.sessionId, 'take-over');
  const frames = await framesOf(visitor, 'I can smell gas in the kitchen');
  expect(frames.map(({ name }) => name).filter((name) => name !== 'delta')).toEqual([
    'accepted',
    'safety',
    'message',
    'done',
  ]);
  expect(await shownOnce(visitor, ({ emergency, takenOver }) => emergency && takenOver)).toBe(true);
});

it.each(['reply', 'take-over', 'hand-back'])("another installer's conversation looks like none: %s", async (what) => {
  const visitor = await greeted();
  const before = await typesOf(visitor);
  const body = what === 'reply' ? { messageId: randomUUID(), text: 'Hello' } : undefined;
  const [foreign, none] = [
    await asInstaller(visitor.sessionId, what, body, tokens.york),
    await asInstaller(randomUUID(), what, body, tokens.york),
  ];
  expect([foreign.status, foreign.json['message']]).toEqual([404, 'No such conversation']);
  expect([none.status, none.json['message']]).toEqual([404, 'No such conversation']);
  expect(await typesOf(visitor)).toEqual(before);
});

it('while suspended nobody is written to', async () => {
  const hull = await newInstaller(backend, 'hull');
  const visitor = await Visitor.of(backend, hull);
  await visitor.say('Hello');
  const token = await signIn(backend, hull);
  await backend.asAdmin('POST', '/api/admin/installers/hull/chatbot/suspend');
  const body = { messageId: randomUUID(), text: 'Hello' };
  expect((await asInstaller(visitor.sessionId, 'reply', body, token)).status).toBe(403);
  expect((await asInstaller(visitor.sessionId, 'take-over', undefined, token)).status).toBe(403);
  expect(await typesOf(visitor)).not.toContain('ConversationTakenOver');
});
