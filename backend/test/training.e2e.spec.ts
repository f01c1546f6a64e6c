import { setTimeout as pause } from 'node:timers/promises';
import { trialFrames } from '@pilotlight/contracts/http/training';
import { admin, startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  york = await newInstaller(backend, 'york');
});
afterAll(() => backend.stop());

const at = (slug: string, what = '') => `/api/installers/${slug}/training${what}`;
const draft = (slug: string, over: number, training: object) =>
  backend.asAdmin('PUT', at(slug, '/draft'), { over, training });
const publish = (slug: string, number: number) => backend.asAdmin('POST', at(slug, '/publish'), { draft: number });
const openOn = (openingHours: string) => ({ businessInfo: { openingHours }, tone: 'plain' });
const meanwhile = 'Somebody else changed this meanwhile. Please reload to see the changes.';
/** What is in the log but for notifications, which follow by themselves at any moment. */
const spoken = async () => (await backend.events()).filter(({ stream }) => !stream.startsWith('notification-'));
const written = async (slug: string) =>
  (await backend.events())
    .filter(({ stream, type }) => stream === `installer-${slug}` && type.includes('Training'))
    .map(({ type, data }) => `${type} ${String(data['draft'] ?? data['version'])}`);
const live = async (slug: string, hours: string): Promise<number> => {
  const { json } = await backend.asAdmin('GET', at(slug));
  const { json: saved } = await draft(slug, Number(json['draft']?.['number']), openOn(hours));
  const number = Number(saved['draft']?.['number']);
  await publish(slug, number);
  return number;
};

describe('the road of a training', () => {
  it('goes from nothing to a draft, and from the draft to what visitors are answered from', async () => {
    const hull = await newInstaller(backend, 'hull');
    const before = await backend.asAdmin('GET', at(hull.slug));
    expect(before.json).toMatchObject({
      draft: { number: 0, at: null },
      published: { number: 0, at: null, training: { tone: 'friendly', customPrompt: '', prices: [] } },
    });
    const saved = await draft(hull.slug, 0, openOn('Mon to Fri 8 to 6'));
    expect(saved.json).toMatchObject({ draft: { number: 1 }, published: { number: 0 } });
    const { status, json } = await publish(hull.slug, 1);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      published: { number: 1, training: { businessInfo: { openingHours: 'Mon to Fri 8 to 6' } } },
    });
    expect(await written(hull.slug)).toEqual(['InstallerTrainingDrafted 1', 'InstallerTrainingPublished 1']);
  });

  it('is not walked twice, though a call is sent again', async () => {
    const { slug } = await newInstaller(backend, 'goole');
    await draft(slug, 0, openOn('all day'));
    expect((await draft(slug, 0, openOn('all day'))).status).toBe(200);
    await publish(slug, 1);
    expect((await publish(slug, 1)).status).toBe(200);
    expect(await written(slug)).toEqual(['InstallerTrainingDrafted 1', 'InstallerTrainingPublished 1']);
  });

  it.each([
    ['too long a prompt', { customPrompt: 'x'.repeat(4_001) }, 'At most 4,000 characters'],
    ['no web address', { businessInfo: { trainingUrls: ['ftp://x'] } }, 'Please enter web addresses, one per line'],
    ['a price for nothing', { prices: [{ what: '', from: 1 }] }, 'Please say what the price is for'],
  ])('does not begin with %s', async (_what, training, message) => {
    const { status, json } = await draft('york', 0, training);
    expect([status, json['message']]).toEqual([400, message]);
    expect(await written('york')).toEqual([]);
  });

  it('is nobody’s where there is no such installer', async () => {
    for (const { status } of [await backend.asAdmin('GET', at('nobody')), await draft('nobody', 0, {})])
      expect(status).toBe(404);
  });
});

describe('two admins at once', () => {
  it('never write over each other unseen', async () => {
    const { slug } = await newInstaller(backend, 'selby');
    const answers = await Promise.all(['one', 'two', 'three'].map((hours) => draft(slug, 0, openOn(hours))));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json['message']).toBe(meanwhile);
    expect(await written(slug)).toEqual(['InstallerTrainingDrafted 1']);
  });

  it('never publish what they have not seen', async () => {
    const { slug } = await newInstaller(backend, 'ripon');
    await draft(slug, 0, openOn('one'));
    await draft(slug, 1, openOn('two'));
    const { status, json } = await publish(slug, 1);
    expect([status, json['message']]).toEqual([409, meanwhile]);
    expect(await written(slug)).not.toContain('InstallerTrainingPublished 1');
  });
});

describe('what is published', () => {
  it('is answered from at once in a chat that is open, and never a draft', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const asked = async (again: string) => (await visitor.say(`What are your opening hours${again}?`)).json['text'];
    expect(await asked('')).not.toContain('Mon to Fri');
    await live('leeds', 'Mon to Fri 8 to 6');
    expect(await asked(' then')).toContain('Mon to Fri 8 to 6');
    const { json } = await backend.asAdmin('GET', at('leeds'));
    await draft('leeds', Number(json['draft']?.['number']), openOn('never'));
    expect(await asked(' please')).toContain('Mon to Fri 8 to 6');
  });

  it('is shown to its own installer, the draft to nobody but the admin', async () => {
    await live('leeds', 'Saturdays');
    const { json: now } = await backend.asAdmin('GET', at('leeds'));
    await draft('leeds', Number(now['draft']?.['number']), openOn('secret plans'));
    const own = await backend.call('GET', '/api/installer/training', { token: await signIn(backend, leeds) });
    expect(own.json).toMatchObject({ published: { training: { businessInfo: { openingHours: 'Saturdays' } } } });
    expect(own.text).not.toContain('secret plans');
    const other = await backend.call('GET', '/api/installer/training', { token: await signIn(backend, york) });
    expect(other.text).not.toMatch(/Saturdays|secret plans/);
  });

  it('is not for an installer to change', async () => {
    const token = await signIn(backend, leeds);
    const body = { over: 0, training: openOn('mine') };
    expect((await backend.call('PUT', at('leeds', '/draft'), { token, body })).status).toBe(401);
    expect((await backend.call('POST', at('leeds', '/publish'), { token, body: { draft: 1 } })).status).toBe(401);
    expect((await backend.call('GET', at('leeds'), { token })).status).toBe(401);
  });
});

describe('a preview', () => {
  it('answers as the draft would, turn by turn, and writes nothing', async () => {
    const { slug } = await newInstaller(backend, 'otley');
    await draft(slug, 0, { ...openOn('only on Sundays'), prices: [{ what: 'Power flush', from: 35_000 }] });
    const before = await spoken();
    const say = async (text: string, messages: unknown[] = []) =>
      (await backend.asAdmin('POST', at(slug, '/preview'), { text, messages })).json['reply'];
    expect(await say('opening hours?')).toMatchObject({
      text: expect.stringContaining('only on Sundays'),
      card: null,
      stopped: null,
    });
    expect(await say('how much is a power flush?')).toMatchObject({
      text: expect.stringContaining('A power flush starts at £350.'),
    });
    const first = { role: 'user', text: 'I need a quote' };
    const question = { role: 'assistant', text: 'What’s your name?', asksFor: 'name' };
    expect(await say('Priya', [first, question])).toMatchObject({ asksFor: 'contact' });
    expect(await say('I can smell gas')).toMatchObject({ card: { hazard: 'gas' }, quickReplies: [] });
    expect(await say('the socket by the tank spat at me and went black')).toMatchObject({
      card: { kind: 'card' },
      quickReplies: ['It’s happening now', 'No, nothing like that'],
    });
    expect(await spoken()).toEqual(before);
  });

  it('shows which words would be stopped', async () => {
    const { slug } = await newInstaller(backend, 'whitby');
    await draft(slug, 0, openOn('Mon to Fri, call-out £60'));
    const { json } = await backend.asAdmin('POST', at(slug, '/preview'), { text: 'opening hours?' });
    expect(json['reply']).toMatchObject({ stopped: 'price', text: expect.not.stringContaining('60') });
  });
});

const framesOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
      return [event, JSON.parse(data)] as const;
    });

describe('a trial on history', () => {
  it('shows what the draft would change, personal words hidden, and writes nothing', async () => {
    const skipton = await newInstaller(backend, 'skipton');
    const first = await Visitor.of(backend, skipton);
    await first.say('I’m Priya Nair, how much for a new combi at LS6 1AY? priya@home.example or 07700 900142');
    const second = await Visitor.of(backend, skipton);
    await second.say('what are your opening hours?');
    await draft('skipton', 0, { businessInfo: { openingHours: 'any day, £60 call-out', coverageArea: 'LS1 to LS29' } });
    const shown = async () => (await backend.asAdmin('GET', '/api/installers/skipton/conversations')).json['total'];
    while (Number(await shown()) < 2) await pause(20);
    const before = await spoken();
    const { status, headers, text } = await backend.asAdmin('POST', at('skipton', '/try'), { count: 200 });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const frames = framesOf(text);
    expect(frames.filter(([event]) => event === 'progress').map(([, data]) => data)).toEqual([
      { done: 0, of: 2 },
      { done: 1, of: 2 },
      { done: 2, of: 2 },
    ]);
    const result = trialFrames.result.parse(frames.at(-1)?.[1]);
    expect(result).toMatchObject({ draft: 1, published: 0, conversations: 2, intents: 0, safetyHits: 0, stopped: 1 });
    const changes = frames.filter(([event]) => event === 'change').map(([, data]) => trialFrames.change.parse(data));
    expect(changes).toContainEqual(
      expect.objectContaining({
        kind: 'reply',
        line: 'what are your opening hours?',
        before: 'sent',
        after: 'stopped',
        why: 'Reply would name a price you have not set',
      }),
    );
    expect(result.flow.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(text).not.toMatch(/Priya|Nair|900142|home\.example|LS6 1AY/i);
    expect(await spoken()).toEqual(before);
  });

  it('knows nothing of another installer’s conversations', async () => {
    await newInstaller(backend, 'malton');
    const { text } = await backend.asAdmin('POST', at('malton', '/try'), { count: 200 });
    expect(trialFrames.result.parse(framesOf(text).at(-1)?.[1]).conversations).toBe(0);
  });

  it('is refused beyond two hundred', async () => {
    expect((await backend.asAdmin('POST', at('leeds', '/try'), { count: 201 })).status).toBe(400);
  });

  it('may be left halfway, and the next call is answered', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${backend.address}${at('skipton', '/try')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ count: 200 }),
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    expect((await backend.asAdmin('GET', at('skipton'))).status).toBe(200);
  });
});

// Last: two backends in one process share its sign-in, which goes with the second.
it('what is published reaches a chat in another process within two seconds', async () => {
  const other = await startTestBackend({ databaseUrl: backend.databaseUrl, worker: false });
  try {
    const visitor = await Visitor.of(other, leeds);
    await visitor.say('What time do you open?');
    await live('leeds', 'by the moon only');
    const published = Date.now();
    let answer = '';
    while (!answer.includes('by the moon only') && Date.now() - published < 2_000)
      answer = (await visitor.say('What time do you open?')).json['text'] ?? '';
    expect(answer).toContain('by the moon only');
  } finally {
    await other.stop();
  }
});
