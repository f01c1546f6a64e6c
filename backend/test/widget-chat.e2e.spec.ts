import { chatFrames, widgetConversation } from '@pilotlight/contracts/http/widget';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

const messageId = '00000000-0000-4000-8000-000000000001';
let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  york = await newInstaller(backend, 'york');
});
afterAll(() => backend.stop());

const typesOf = async ({ sessionId }: Visitor): Promise<string[]> =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`).map(({ type }) => type);
const framesIn = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      return [event, JSON.parse(data)] as const;
    });
const streamed = { headers: { accept: 'text/event-stream' } };

describe('a message', () => {
  it('is answered as a stream: accepted, the words, the whole, done', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { status, headers, text } = await visitor.say('I need a quote', { messageId, ...streamed });
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store', leeds.origin]);
    const frames = framesIn(text);
    expect(frames.map(([event]) => event).join(' ')).toMatch(/^accepted (delta )+message done$/);
    expect(frames[0]).toEqual(['accepted', { messageId, lead: {}, person: null }]);
    const whole = chatFrames.message.parse(frames.find(([event]) => event === 'message')?.[1]);
    const words = frames.filter(([event]) => event === 'delta').map(([, data]) => chatFrames.delta.parse(data).text);
    expect(words.join('')).toBe(whole.text);
    expect(whole.messageId).toBe(messageId);
  });

  it('is answered at once where JSON is asked for, and both are in the log', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { status, headers, json } = await visitor.say('Hello');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(chatFrames.message.parse(json).text.length).toBeGreaterThan(0);
    expect(await typesOf(visitor)).toEqual(
      expect.arrayContaining(['ConversationStarted', 'VisitorMessageReceived', 'AssistantReplied']),
    );
  });

  it('is streamed to whoever takes JSON as the second best', async () => {
    const headers = { accept: 'text/event-stream, application/json;q=0.1' };
    const answer = await (await Visitor.of(backend, leeds)).say('Hello', { headers });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });

  it('that leads to a question for a photo says of what, live and after a reload', async () => {
    const visitor = await Visitor.of(backend, leeds);
    for (const told of ['how much is a new boiler?', 'Jo Smith, jo@mail.example, N8 7TR', 'no rush'])
      expect((await visitor.say(told)).json).not.toHaveProperty('asksForPhoto');
    const frames = framesIn((await visitor.say('not sure', streamed)).text);
    const asking = { text: expect.stringContaining('a photo of the front'), asksForPhoto: 'boiler-front' };
    expect(frames.find(([event]) => event === 'message')?.[1]).toMatchObject(asking);
    const { lines } = widgetConversation.response.parse((await visitor.conversation()).json);
    expect(lines.at(-1)).toMatchObject(asking);
    expect(lines.filter(({ asksForPhoto }) => asksForPhoto)).toHaveLength(1);
  });

  it('in danger shows the emergency card before anything else', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const frames = framesIn((await visitor.say('I can smell gas in the kitchen', streamed)).text);
    expect(frames.map(([event]) => event).slice(0, 2)).toEqual(['accepted', 'safety']);
    const card = chatFrames.safety.parse(frames[1]?.[1]);
    expect([card.kind, card.hazard, card.calls[0]?.number]).toEqual(['card', 'gas', '0800 111 999']);
    expect((await visitor.conversation()).json).toMatchObject({ emergency: true });
  });

  it('is answered and kept, though its visitor left as soon as it was accepted', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const leaving = new AbortController();
    const answer = await fetch(`${backend.address}/api/widget/leeds/chat`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${visitor.token}`,
        origin: leeds.origin,
      },
      body: JSON.stringify({ sessionId: visitor.sessionId, messageId, message: 'Hello' }),
      signal: leaving.signal,
    });
    const first = await answer.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toMatch(/^event: accepted\n/);
    leaving.abort();
    const again = await visitor.say('Hello', { messageId });
    const { json } = await visitor.conversation();
    expect(json['lines']).toMatchObject([{ text: 'Hello' }, { text: again.json['text'] }]);
    expect((await typesOf(visitor)).filter((type) => type === 'AssistantReplied')).toHaveLength(1);
  });

  it('sent again gets the same answer, and nothing is written', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const first = await visitor.say('Hello', { messageId });
    const written = await typesOf(visitor);
    const again = await visitor.say('Hello', { messageId });
    const asStream = framesIn((await visitor.say('Hello', { messageId, ...streamed })).text);
    expect(again.json).toEqual(first.json);
    expect(asStream.find(([event]) => event === 'message')?.[1]).toEqual(first.json);
    expect(await typesOf(visitor)).toEqual(written);
  });

  it('sent many times at once has one effect and one answer', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.say('Hello', { messageId })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const types = await typesOf(visitor);
    for (const type of ['ConversationStarted', 'VisitorMessageReceived', 'AssistantReplied'])
      expect(types.filter((each) => each === type)).toHaveLength(1);
  });

  it('with other words under the same id is refused', async () => {
    const visitor = await Visitor.of(backend, leeds);
    await visitor.say('Hello', { messageId });
    const { status, json } = await visitor.say('Goodbye', { messageId });
    expect([status, json['code'], json['message']]).toEqual([
      409,
      'conflict',
      'This message id was used for another message',
    ]);
  });

  it('with other words under the same id at once is refused too, and one answer stands', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const answers = await Promise.all(['Hello', 'Hiya', 'Good day'].map((words) => visitor.say(words, { messageId })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect((await typesOf(visitor)).filter((type) => type === 'VisitorMessageReceived')).toHaveLength(1);
  });

  it("may use an id that is another conversation's", async () => {
    const [one, two] = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
    await one.say('Hello', { messageId });
    expect((await two.say('Something else', { messageId })).status).toBe(200);
  });

  it('sent beside others at once is not lost', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => visitor.say(`Number ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const types = await typesOf(visitor);
    for (const type of ['VisitorMessageReceived', 'AssistantReplied'])
      expect(types.filter((each) => each === type)).toHaveLength(8);
  });

  it('is one of at most twenty a minute', async () => {
    const visitor = await Visitor.of(backend, leeds);
    for (let count = 0; count < 20; count++) await visitor.say('Hello');
    const { status, headers, json } = await visitor.say('Hello');
    expect([status, headers.get('retry-after'), json['message']]).toEqual([
      429,
      '60',
      'That was a lot of messages at once. Please wait a minute.',
    ]);
  });
});

describe('a conversation', () => {
  it('goes on after a reload, line by line', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { json: reply } = await visitor.say('Hello', { messageId });
    const { status, json } = await visitor.conversation();
    expect(status).toBe(200);
    expect(json).toEqual({
      sessionId: visitor.sessionId,
      emergency: false,
      person: null,
      lead: {},
      lines: [
        { id: messageId, role: 'user', text: 'Hello', quickReplies: [], card: null, at: expect.any(String) },
        {
          id: reply['id'],
          role: 'assistant',
          text: reply['text'],
          quickReplies: reply['quickReplies'],
          card: null,
          at: reply['at'],
        },
      ],
    });
  });

  it.each([
    ['POST', 'chat'],
    ['POST', 'lead'],
    ['GET', 'conversation'],
  ])('is open to its own token only: %s %s', async (method, what) => {
    const [own, foreign] = [await Visitor.of(backend, leeds), await Visitor.of(backend, york)];
    await own.say('A private matter');
    const before = (await backend.events()).length;
    const { sessionId, token } = own;
    const fields = { sessionId, messageId: randomUUID(), message: 'Hello', lead: { phone: '07700 900142' } };
    const asking = { origin: leeds.origin, ...(method === 'POST' && { body: fields }) };
    const path = `/api/widget/leeds/${what}`;
    expect((await backend.call(method, path, { ...asking, token: foreign.token })).status).toBe(403);
    expect((await backend.call(method, path, { ...asking, token, origin: york.origin })).status).toBe(403);
    expect((await backend.call(method, `/api/widget/york/${what}`, { ...asking, token })).status).toBe(403);
    for (const wrong of [undefined, 'x'.repeat(43), await signIn(backend, leeds)])
      expect((await backend.call(method, path, { ...asking, token: wrong })).status).toBe(401);
    expect((await backend.events()).length).toBe(before);
  });

  it("takes nothing from another visitor's token, and shows it nothing", async () => {
    const [own, stranger] = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
    await own.say('A private matter');
    const before = (await backend.events()).length;
    const body = {
      sessionId: own.sessionId,
      messageId: randomUUID(),
      message: 'Hello',
      lead: { phone: '07700 900142' },
    };
    for (const what of ['chat', 'lead']) expect((await stranger.call('POST', what, { body })).status).toBe(403);
    expect((await stranger.conversation()).json).toMatchObject({ sessionId: stranger.sessionId, lines: [] });
    expect((await backend.events()).length).toBe(before);
  });
});

describe('the lead form', () => {
  const lead = { name: 'Priya Patel', phone: '07700 900142', email: '', postcode: 'ls61ay' };

  it('sent twice, one after the other or at once, has one effect', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { status, json } = await visitor.lead(lead);
    const left = { name: 'Priya Patel', phone: '07700 900142', postcode: 'LS6 1AY' };
    const message = 'Thanks. We’ll be in touch. We have 07700 900142 and LS6 1AY.';
    expect([status, json]).toEqual([200, { success: true, message, lead: left }]);
    expect((await visitor.conversation()).json).toMatchObject({ lead: left });
    const answers = await Promise.all([visitor.lead(lead), visitor.lead(lead), visitor.lead(lead)]);
    expect(answers.map((answer) => answer.json)).toEqual([json, json, json]);
    expect(await typesOf(visitor)).toEqual([
      'ConversationStarted',
      'LeadDetailsGiven',
      'LeadCaptured',
      'LeadSubmitted',
      'LeadGraded',
    ]);
    const other = await Visitor.of(backend, leeds);
    await Promise.all([other.lead(lead), other.lead(lead)]);
    expect(await typesOf(other)).toEqual([
      'ConversationStarted',
      'LeadDetailsGiven',
      'LeadCaptured',
      'LeadSubmitted',
      'LeadGraded',
    ]);
  });

  it.each([
    [{ name: 'Priya' }, 'Please leave a phone number or an email address'],
    [{ phone: '123' }, 'Please enter a valid phone number'],
    [{ phone: '07700 90012' }, 'Please enter a valid phone number'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ phone: '07700 900142', postcode: 'nowhere' }, 'Please provide a valid postcode'],
  ])('says what to put right: %j', async (wrong, message) => {
    const visitor = await Visitor.of(backend, leeds);
    const { status, json } = await visitor.lead(wrong);
    expect([status, json['message']]).toEqual([400, message]);
    expect(await typesOf(visitor)).toEqual([]);
  });
});

describe("a suspended installer's widget", () => {
  it('says nothing but the safety card, and promises no call', async () => {
    const hull = await newInstaller(backend, 'hull');
    const visitor = await Visitor.of(backend, hull);
    await visitor.say('Hello');
    await backend.asAdmin('POST', '/api/admin/installers/hull/chatbot/suspend');
    const closed = [403, "This chat isn't available here"];
    for (const answer of [
      await visitor.say('Can I have a quote?'),
      await visitor.lead({ phone: '07700 900142' }),
      await visitor.conversation(),
    ])
      expect([answer.status, answer.json['message']]).toEqual(closed);
    const danger = await visitor.say('I can smell gas', { messageId: messageId });
    expect([danger.status, danger.json['card']]).toEqual([200, expect.objectContaining({ hazard: 'gas' })]);
    expect(danger.json['text']).not.toMatch(/hull|alerted|ring you/i);
    expect((await visitor.say('I can smell gas', { messageId: messageId })).json).toEqual(danger.json);
  });
});
