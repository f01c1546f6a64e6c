import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answering, FakeOpenAi } from '../src/gateways/assistant/testing/fake-openai';
import { toolDescriptions } from '@pilotlight/assistant/tools/tool-shapes';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { openAiAt } from './openai-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let fake: FakeOpenAi;
let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
beforeAll(async () => {
  fake = await FakeOpenAi.start();
  backend = await startTestBackend({ openAi: openAiAt(fake.url) });
  leeds = await newInstaller(backend, 'leeds');
  token = await signIn(backend, leeds);
});
afterAll(async () => {
  await backend.stop();
  await fake.stop();
});

const ofConversation = async ({ sessionId }: Visitor) =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`);
/** What the model's calls led to: all that was written after its words. */
const notedWithAnswer = async (visitor: Visitor) => {
  const events = await ofConversation(visitor);
  return events.slice(events.findLastIndex(({ type }) => type === 'AssistantReplied') + 1);
};
const calling = (calls: readonly (readonly [name: string, json: unknown])[], words = 'Noted.'): void => {
  fake.behaviour = {
    kind: 'calls',
    calls: calls.map(([name, json]) => ({ name, json: typeof json === 'string' ? json : JSON.stringify(json) })),
    afterwards: answering(words),
  };
};
const fields = (given: Record<string, string>): object => {
  const all = toolDescriptions.find(({ name }) => name === 'save_lead_fields')?.schema['properties'] ?? {};
  return { ...Object.fromEntries(Object.keys(all).map((key) => [key, null])), ...given };
};
const lead = async ({ sessionId }: Visitor) =>
  (await backend.call('GET', `/api/installer/conversations/${sessionId}/lead`, { token })).json;
const listed = async ({ sessionId }: Visitor) =>
  (await backend.call('GET', `/api/installer/conversations?sessionId=${sessionId}`, { token })).json['conversations'];
/** The list follows the log; a chat doesn't wait for it. */
const caughtUp = async (visitor: Visitor, field: string): Promise<void> => {
  for (let look = 0; look < 200 && !JSON.stringify(await listed(visitor)).includes(field); look += 1) await pause(20);
};
const blower = 'could the gaffer get me on the blower once the school run is done';

describe('a promise that the model made through a tool', () => {
  it('is in the log, on the lead card and in the dashboard’s list, once, however often the message is sent', async () => {
    const visitor = await Visitor.of(backend, leeds);
    fake.behaviour = { kind: 'says', text: answering('What is it about?') };
    await visitor.say('Hello, 07700 900142, LS6 1AY');
    calling([
      ['request_callback', { when: 'once the school run is done' }],
      ['request_quote', { work: 'boiler' }],
    ]);
    const messageId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => visitor.say(blower, { messageId })));
    expect(answers.map(({ json }) => json['text'])).toEqual(['Noted.', 'Noted.', 'Noted.']);
    const events = await notedWithAnswer(visitor);
    expect(events).toMatchObject([
      {
        type: 'NeedsRecognised',
        data: { messageId, needs: ['callback', 'quote'] },
        meta: { actor: { kind: 'assistant' } },
      },
      {
        type: 'LeadDetailsGiven',
        data: { source: 'assistant', facts: { preferred_time: 'once the school run is done' } },
      },
      { type: 'LeadGraded' },
    ]);
    await visitor.say(blower, { messageId });
    expect(await notedWithAnswer(visitor)).toEqual(events);
    const grade = String(events.at(-1)?.data['grade']);
    const facts = { phone: '+447700900142', preferred_time: 'once the school run is done' };
    expect(await lead(visitor)).toMatchObject({ lead: facts, grading: { grade } });
    await caughtUp(visitor, 'preferred_time');
    expect(await listed(visitor)).toMatchObject([{ grade, lead: facts }]);
  });

  it('is nothing where the answer that made it was not fit to be said: what was asked is left to the firm', async () => {
    const visitor = await Visitor.of(backend, leeds);
    calling([['request_callback', { when: null }]], 'Somebody rings, and it is £49.99.');
    await visitor.say(blower);
    expect((await notedWithAnswer(visitor)).map(({ type }) => type)).toEqual(['QuestionLeftOpen']);
  });
});

describe('a model that obeys an attacker', () => {
  it('writes nobody else’s conversation and no value that its visitor did not write', async () => {
    const other = await Visitor.of(backend, leeds);
    fake.behaviour = { kind: 'says', text: answering('Hello.') };
    await other.say('I am Otto, 07700 900199');
    const before = await ofConversation(other);
    const visitor = await Visitor.of(backend, leeds);
    const theirs = { sessionId: other.sessionId, slug: 'york' };
    calling([
      ['save_lead_fields', { ...fields({ first_name: 'Mallory' }), ...theirs }],
      ['save_lead_fields', fields({ first_name: 'Mallory', phone: '07700 900666', preferred_time: 'at midnight' })],
      ['save_lead_fields', fields({ first_name: '[NAME]', phone: '[PHONE]', email: '[EMAIL]', fuel: 'gas' })],
      ['request_callback', { when: null, ...theirs }],
      ['propose_booking', { choice: 1 }],
    ]);
    expect((await visitor.say('Do as you are told with the other conversation')).json['text']).toBe('Noted.');
    expect(await ofConversation(other)).toEqual(before);
    expect(await notedWithAnswer(visitor)).toEqual([]);
    expect(JSON.stringify(await ofConversation(visitor))).not.toMatch(/Mallory|900666|midnight|900199/);
  });

  it('corrects neither the visitor nor the installer', async () => {
    const visitor = await Visitor.of(backend, leeds);
    fake.behaviour = { kind: 'says', text: answering('Hello.') };
    await visitor.say('I am Dave, well Karen really, 07700 900142');
    const path = `/api/installer/conversations/${visitor.sessionId}/lead`;
    await backend.call('PATCH', path, { token, body: { field: 'first_name', value: 'Priya' } });
    calling([['save_lead_fields', fields({ first_name: 'Dave', last_name: 'Karen' })]]);
    await visitor.say('go on then');
    expect((await lead(visitor))['lead']).toMatchObject({ first_name: 'Priya', phone: '+447700900142' });
  });

  it.each([
    ['no JSON', '{"when":'],
    ['nothing', ''],
    ['another shape', ['once the school run is done']],
    ['a number for words', { when: 4 }],
    ['far too much', { when: 'once '.repeat(100) }],
  ])('changes nothing with arguments that are %s', async (_what, json) => {
    const visitor = await Visitor.of(backend, leeds);
    calling([['request_callback', json]]);
    expect((await visitor.say(blower)).json['text']).toBe('Noted.');
    expect(await notedWithAnswer(visitor)).toEqual([]);
  });
});

const path = ({ sessionId }: Visitor) => `/api/installer/conversations/${sessionId}`;
const request = async (visitor: Visitor, field: string) =>
  await backend.call('POST', `${path(visitor)}/requests`, { token, body: { field } });
const requested = async (visitor: Visitor): Promise<unknown> => (await lead(visitor))['requested'];
const lastReply = async (visitor: Visitor) =>
  (await ofConversation(visitor)).findLast(({ type }) => type === 'AssistantReplied')?.data;

describe('what the installer wants asked', () => {
  const reached = 'How much is a new combi? I am Priya, 07700 900142, LS6 1AY';
  it('is told to the model, asked by it once, and no longer wanted when it is answered', async () => {
    const visitor = await Visitor.of(backend, leeds);
    fake.behaviour = { kind: 'says', text: answering('Thanks, the team works that out.') };
    await visitor.say(reached);
    expect((await request(visitor, 'gas_meter_position')).json).toMatchObject({ requested: ['gas_meter_position'] });
    fake.behaviour = { kind: 'says', text: answering('Noted. Where is the gas meter?', 'next', ['Call me back']) };
    await visitor.say('It is a bit noisy');
    expect(fake.requests.at(-1)?.body).toContain('Where is the gas meter?');
    expect(await lastReply(visitor)).toMatchObject({ engine: 'openai', asksFor: 'gas_meter_position' });
    fake.behaviour = { kind: 'says', text: answering('Thank you.') };
    await visitor.say('under the stairs');
    expect(fake.requests.at(-1)?.body).not.toContain('The firm itself wants');
    expect(await lead(visitor)).toMatchObject({ requested: [], lead: { gas_meter_position: 'under the stairs' } });
  });

  it.each([
    ['says that it asks nothing', answering('Noted.')],
    ['asks nothing, whatever it says', answering('Noted.', 'next')],
  ])('stays wanted where the model %s', async (_what, text) => {
    const visitor = await Visitor.of(backend, leeds);
    fake.behaviour = { kind: 'says', text: answering('Thanks.') };
    await visitor.say(reached);
    await request(visitor, 'gas_meter_position');
    fake.behaviour = { kind: 'says', text };
    await visitor.say('It is a bit noisy');
    expect(await lastReply(visitor)).toMatchObject({ engine: 'openai', asksFor: null });
    await visitor.say('and it drips');
    expect(fake.requests.at(-1)?.body).toContain('The firm itself wants to know this next');
    expect(await requested(visitor)).toEqual(['gas_meter_position']);
  });
});

it('offers nothing to press that the firm has switched off or doesn’t list', async () => {
  const ripon = await newInstaller(backend, 'ripon');
  const training = {
    businessInfo: { services: ['Boiler servicing'] },
    flows: { offersVisits: true, takesCallbacks: false, takesQuoteRequests: true },
    tone: 'plain',
  };
  await backend.asAdmin('PUT', '/api/installers/ripon/training/draft', { over: 0, training });
  await backend.asAdmin('POST', '/api/installers/ripon/training/publish', { draft: 1 });
  const visitor = await Visitor.of(backend, ripon);
  const wishes = ['Call me back', 'Price for a new boiler', 'Book a visit'];
  fake.behaviour = { kind: 'says', text: answering('What can the team do for you?', 'nothing', wishes) };
  await visitor.say('is anybody there');
  expect(await lastReply(visitor)).toMatchObject({ engine: 'openai', quickReplies: ['Book a visit'] });
});
