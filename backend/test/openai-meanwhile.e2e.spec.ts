import { answerAccountSchema } from '@pilotlight/contracts/values/answer-account';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answering, FakeOpenAi } from '../src/gateways/assistant/testing/fake-openai';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { openAiAt } from './openai-under-test';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';

const streamed = { headers: { accept: 'text/event-stream' } };
const thinks = 4_000;
const careless = 'Carry on as normal and just open a window. No need to leave.';

let fake: FakeOpenAi;
let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  fake = await FakeOpenAi.start();
  backend = await startTestBackend({ openAi: openAiAt(fake.url, { patience: 9_000 }) });
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(async () => {
  await backend.stop();
  await fake.stop();
});
beforeEach(() => {
  fake.behaviour = { kind: 'ponders', milliseconds: thinks, text: answering(careless) };
});

const repliesTo = async ({ sessionId }: Visitor) =>
  (await backend.events())
    .filter(({ stream, type }) => stream === `conversation-${sessionId}` && type === 'AssistantReplied')
    .map(({ data }) => data);

/** Asks something that the model takes its time over; goes on while it thinks. */
const started = async (visitor: Visitor, more: Parameters<Visitor['say']>[1] = {}) => {
  const before = fake.requests.length;
  const answered = visitor.say('My boiler is off, what should I do', more);
  while (fake.requests.length === before) await pause(10);
  const began = performance.now();
  return { answer: answered.then((answer) => ({ ...answer, after: performance.now() - began })) };
};

describe('danger that is heard while a model thinks about an earlier message', () => {
  it('ends its thinking: the earlier message too is answered by the script, at once and for good', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const messageId = randomUUID();
    const { answer } = await started(visitor, { messageId });
    const danger = await visitor.say('I can smell gas now');
    expect(danger.json['card']).toMatchObject({ kind: 'card', hazard: 'gas' });
    const late = await answer;
    expect(late.after).toBeLessThan(thinks - 500);
    expect(late.json['text']).toMatch(/the number on the card/i);
    const replies = await repliesTo(visitor);
    expect(replies).toHaveLength(2);
    expect(JSON.stringify(replies)).not.toMatch(/carry on|window\. No need/i);
    const account = answerAccountSchema.parse(replies.find(({ inReplyTo }) => inReplyTo === messageId)?.['account']);
    expect(account).toMatchObject({ engine: 'scripted', model: null, scriptedBecause: 'danger' });
    expect(account.inputTokens).toBeGreaterThan(0);
    expect((await visitor.say('My boiler is off, what should I do', { messageId })).json).toEqual(late.json);
    expect(await repliesTo(visitor)).toHaveLength(2);
  });

  it('does not count against the provider', async () => {
    for (let time = 0; time < 3; time += 1) {
      const visitor = await Visitor.of(backend, leeds);
      const { answer } = await started(visitor);
      await visitor.say('The carbon monoxide alarm is going off');
      await answer;
    }
    fake.behaviour = { kind: 'says', text: answering('Hello from the model.') };
    const visitor = await Visitor.of(backend, leeds);
    expect((await visitor.say('Hello')).json['text']).toBe('Hello from the model.');
  });

  it('leaves other conversations to their answers', async () => {
    fake.behaviour = { kind: 'ponders', milliseconds: 1_500, text: answering('The team can look at that.') };
    const [one, other] = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
    const { answer } = await started(one);
    await other.say('I can smell gas now');
    expect((await answer).json['text']).toBe('The team can look at that.');
  });
});

const suspend = ({ slug }: InstallerOnBoard) =>
  backend.asAdmin('POST', `/api/admin/installers/${slug}/chatbot/suspend`);

describe('an answer that a model is still making', () => {
  it('is not said once the installer is suspended, nor when it is asked for again; once it is resumed it is', async () => {
    const hull = await newInstaller(backend, 'hull');
    const visitor = await Visitor.of(backend, hull);
    const messageId = randomUUID();
    const { answer } = await started(visitor, { messageId });
    await suspend(hull);
    const late = await answer;
    expect([late.status, late.json['message']]).toEqual([403, "This chat isn't available here"]);
    expect(late.after).toBeLessThan(thinks - 500);
    expect((await visitor.say('My boiler is off, what should I do', { messageId })).status).toBe(403);
    expect(await repliesTo(visitor)).toEqual([]);
    await backend.asAdmin('POST', '/api/admin/installers/hull/reactivate');
    fake.behaviour = { kind: 'says', text: answering('The team can look at that.') };
    const again = await visitor.say('My boiler is off, what should I do', { messageId });
    expect(again.json['text']).toBe('The team can look at that.');
  });

  it('ends as a stream without a word of it', async () => {
    const ripon = await newInstaller(backend, 'ripon');
    const visitor = await Visitor.of(backend, ripon);
    const { answer } = await started(visitor, streamed);
    await suspend(ripon);
    const { text, after } = await answer;
    expect(text.match(/^event: \w+$/gm)).toEqual(['event: accepted']);
    expect(after).toBeLessThan(thinks - 500);
  });

  it('is not said to a session whose key was rotated, or whose website was taken off the list', async () => {
    const york = await newInstaller(backend, 'york');
    const visitor = await Visitor.of(backend, york);
    const { answer } = await started(visitor);
    await backend.asAdmin('POST', '/api/installers/york/rotate-key');
    expect((await answer).status).toBe(401);
    expect(await repliesTo(visitor)).toEqual([]);
  });
});

it('no more than eight messages of a conversation wait for a model at once; danger is answered all the same', async () => {
  const visitor = await Visitor.of(backend, leeds);
  fake.behaviour = { kind: 'ponders', milliseconds: 3_000, text: answering('The team can look at that.') };
  const before = fake.requests.length;
  const answers = Array.from({ length: 8 }, (_, index) => visitor.say(`Number ${index}`, streamed));
  while (fake.requests.length < before + 8) await pause(10);
  const refused = await visitor.say('And another', streamed);
  expect([refused.status, refused.headers.get('retry-after'), refused.json['message']]).toEqual([
    429,
    '10',
    'Too many messages are waiting for an answer. Please try again in a moment.',
  ]);
  expect((await visitor.say('I can smell gas now')).json['card']).toMatchObject({ hazard: 'gas' });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await visitor.say('And another')).status).toBe(200);
});
