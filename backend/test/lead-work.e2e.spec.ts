import { installerConversations } from '@pilotlight/contracts/http/conversations';
import { leadViewSchema } from '@pilotlight/contracts/http/leads';
import { personExportSchema } from '@pilotlight/contracts/http/people';
import { randomUUID } from 'node:crypto';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import type { InstallerOnBoard } from './people';
import { newInstaller, signIn, Visitor } from './people';
import { send, uploaded } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn' });
  const york = await newInstaller(backend, 'york');
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const pathOf = (sessionId: string) => `/api/installer/conversations/${sessionId}`;
const work = (sessionId: string, what: string, body: unknown, token = tokens.leeds) =>
  backend.call('POST', `${pathOf(sessionId)}/${what}`, { token, body });
const ask = (sessionId: string, field: string, token?: string) => work(sessionId, 'requests', { field }, token);
const viewOf = ({ json }: { json: unknown }) => leadViewSchema.parse(json);
const look = async (sessionId: string) =>
  viewOf(await backend.call('GET', `${pathOf(sessionId)}/lead`, { token: tokens.leeds }));
const talked = async (...words: string[]): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  for (const each of words) expect((await visitor.say(each)).status).toBe(200);
  return visitor;
};
const broken = 'My combi boiler is broken, no hot water. I am at LS17 8AB, 07700 900142';
const eventsOf = async (sessionId: string, type: string) =>
  (await backend.events()).filter((event) => event.stream === `conversation-${sessionId}` && event.type === type);

describe('a detail that the installer has asked for', () => {
  it('is one event however often it is wanted, and waits on the sheet until it is given', async () => {
    const { sessionId } = await talked(broken);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(sessionId, 'access')));
    for (const answer of answers) expect([answer.status, viewOf(answer).requested]).toEqual([200, ['access']]);
    expect(await eventsOf(sessionId, 'JobDetailRequested')).toMatchObject([
      { data: { slug: 'leeds', sessionId, field: 'access' }, meta: { actor: { kind: 'installer', id: 'leeds' } } },
    ]);
    const body = { field: 'access', value: 'Side gate' };
    await backend.call('PATCH', `${pathOf(sessionId)}/lead`, { token: tokens.leeds, body });
    expect((await look(sessionId)).requested).toEqual([]);
    expect((await ask(sessionId, 'access')).status).toBe(409);
  });

  it('is one’s own to ask where a person has taken over, and says so', async () => {
    const { sessionId } = await talked(broken);
    await work(sessionId, 'take-over', undefined);
    const { status, json } = await ask(sessionId, 'access');
    expect([status, json['message']]).toEqual([
      409,
      'You answer this visitor now. Please ask them yourself, or hand back first.',
    ]);
    expect(await eventsOf(sessionId, 'JobDetailRequested')).toEqual([]);
  });

  it.each(['grade', 'preferred_from', 7, null])('is none of %s', async (field) => {
    const { sessionId } = await talked(broken);
    expect((await work(sessionId, 'requests', { field })).status).toBe(400);
  });
});

describe('the stage of a lead', () => {
  it('stands on its card and in both dashboards’ lists the moment it is set', async () => {
    const { sessionId } = await talked(broken);
    expect((await look(sessionId)).stage).toBe('new');
    const set = await work(sessionId, 'stage', { stage: 'quoted' });
    expect([set.status, viewOf(set).stage]).toEqual([200, 'quoted']);
    await work(sessionId, 'stage', { stage: 'quoted' });
    expect(await eventsOf(sessionId, 'LeadStageSet')).toMatchObject([{ data: { stage: 'quoted', previous: 'new' } }]);
    const lists = await Promise.all([
      backend.call('GET', `/api/installer/conversations?sessionId=${sessionId}`, { token: tokens.leeds }),
      backend.asAdmin('GET', `/api/installers/leeds/conversations?sessionId=${sessionId}`),
    ]);
    for (const { json } of lists)
      expect(installerConversations.response.parse(json).conversations).toMatchObject([{ stage: 'quoted' }]);
    expect((await work(sessionId, 'stage', { stage: 'sold' })).status).toBe(400);
  });
});

it('of a lost lead is told why, which the transcript shows', async () => {
  const { sessionId } = await talked(broken);
  expect((await work(sessionId, 'stage', { stage: 'won', reason: 'price' })).status).toBe(409);
  const lost = viewOf(await work(sessionId, 'stage', { stage: 'lost', reason: 'elsewhere' }));
  expect([lost.stage, lost.lostReason]).toEqual(['lost', 'elsewhere']);
  const { json } = await backend.call('GET', `/api/installer/conversations?sessionId=${sessionId}`, {
    token: tokens.leeds,
  });
  const [{ events } = { events: [] }] = installerConversations.response.parse(json).conversations;
  expect(events.at(-1)).toMatchObject({ role: 'stage', text: 'Marked lost · went elsewhere' });
});

it('has several details put right by one save', async () => {
  const { sessionId } = await talked('My boiler makes a noise');
  const edits = [
    { field: 'boiler_make', value: 'Baxi Duo-tec' },
    { field: 'access', value: 'Side gate' },
    { field: 'phone', value: '07700 900142' },
  ];
  const body = { edits };
  const saved = await backend.call('PATCH', `${pathOf(sessionId)}/lead/details`, { token: tokens.leeds, body });
  const made = { boiler_make: 'Baxi', boiler_model: 'Duo-tec', access: 'Side gate', phone: '+447700900142' };
  expect(viewOf(saved).lead).toMatchObject(made);
  const given = await eventsOf(sessionId, 'JobDetailsGiven');
  expect(given.filter(({ data }) => data['source'] === 'installer')).toHaveLength(1);
});

describe('a note on a lead', () => {
  const text = 'Fitted next door’s in March. I’ll bring electrodes 🔧';

  it('is kept sealed, once, under the name of who wrote it, and shown to the firm alone', async () => {
    const { sessionId } = await talked(broken);
    const noteId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => work(sessionId, 'notes', { noteId, text: `  ${text} ` })),
    );
    for (const answer of answers) expect(viewOf(answer).notes).toMatchObject([{ id: noteId, text, author: 'Dawn' }]);
    expect(await eventsOf(sessionId, 'LeadNoteAdded')).toHaveLength(1);
    const kept = (await backend.stored()).filter(({ data }) => JSON.stringify(data).includes(noteId));
    expect(kept).toMatchObject([
      { data: { text: expect.stringMatching(/^aes1:/), author: expect.stringMatching(/^aes1:/) } },
    ]);
    const forAdmin = await backend.asAdmin('GET', `/api/installers/leeds/conversations/${sessionId}/lead`);
    expect([viewOf(forAdmin).notes, forAdmin.text.includes('March')]).toEqual([null, false]);
    expect((await work(sessionId, 'notes', { noteId, text: 'Other words' })).status).toBe(409);
  });

  it('goes with its visitor: told in an export, gone with an erasure', async () => {
    const { sessionId } = await talked('My boiler makes a noise');
    await work(sessionId, 'notes', { noteId: randomUUID(), text });
    const exported = await backend.call('GET', `${pathOf(sessionId)}/export`, { token: tokens.leeds });
    expect(personExportSchema.parse(exported.json).conversations[0]?.events).toContainEqual(
      expect.objectContaining({ type: 'LeadNoteAdded', data: expect.objectContaining({ text }) }),
    );
    await backend.call('POST', `${pathOf(sessionId)}/erase`, { token: tokens.leeds });
    expect((await work(sessionId, 'notes', { noteId: randomUUID(), text })).status).toBe(404);
    expect((await eventsOf(sessionId, 'LeadNoteAdded'))[0]?.data['text']).not.toBe(text);
  });

  it.each(['', '   ', 'x'.repeat(2001)])('is refused as %j', async (words) => {
    const { sessionId } = await talked(broken);
    expect((await work(sessionId, 'notes', { noteId: randomUUID(), text: words })).status).toBe(400);
  });
});

it('lets the installer put a photo in its slot, which answers what was asked for', async () => {
  const visitor = await talked(broken);
  const { sessionId } = visitor;
  const [meter] = await uploaded(visitor, await photo('jpeg'));
  const photoId = meter?.id ?? '';
  await send(visitor, 'Here is the meter', [photoId]);
  expect(viewOf(await ask(sessionId, 'gas_meter_position')).requested).toEqual(['gas_meter_position']);
  const tagged = await work(sessionId, `photos/${photoId}/slot`, { slot: 'gas-meter' });
  const { jobSheet, requested } = viewOf(tagged);
  expect([jobSheet.photos.find(({ slot }) => slot === 'gas-meter')?.ids, requested]).toEqual([[photoId], []]);
  expect(await eventsOf(sessionId, 'PhotoTagged')).toMatchObject([{ meta: { actor: { kind: 'installer' } } }]);
  const theirs = await work(sessionId, `photos/${photoId}/slot`, { slot: null }, tokens.york);
  expect(theirs.status).toBe(404);
  expect((await work(sessionId, `photos/${randomUUID()}/slot`, { slot: null })).status).toBe(404);
  expect((await look(sessionId)).jobSheet.otherPhotos).toEqual([]);
});

it('answers where a photo was put only once the figures count it too', async () => {
  const visitor = await talked(broken);
  const [meter] = await uploaded(visitor, await photo('jpeg'));
  const photoId = meter?.id ?? '';
  await send(visitor, 'Here is the meter', [photoId]);
  const client = await backend.database.connect();
  await client.query('begin; lock table read.insights in access exclusive mode');
  const { status, json } = await work(visitor.sessionId, `photos/${photoId}/slot`, { slot: 'gas-meter' });
  await client.query('rollback');
  client.release();
  expect([status, json['code']]).toEqual([503, 'not-shown-yet']);
});

it('looks like none where it is another installer’s, erased, or was never there', async () => {
  const { sessionId } = await talked(broken);
  const erased = (await talked(broken)).sessionId;
  await work(erased, 'erase', {});
  const calls: readonly (readonly [string, unknown])[] = [
    ['requests', { field: 'access' }],
    ['stage', { stage: 'won' }],
    ['notes', { noteId: randomUUID(), text: 'Hello' }],
    [`photos/${randomUUID()}/slot`, { slot: null }],
  ];
  for (const [what, body] of calls) {
    const refusals = await Promise.all([
      work(sessionId, what, body, tokens.york),
      ...[erased, randomUUID(), 'no-session-id'].map((each) => work(each, what, body)),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await backend.call('POST', `${pathOf(sessionId)}/${what}`, { body })).status).toBe(401);
  }
  expect(await look(sessionId)).toMatchObject({ stage: 'new', notes: [], requested: [] });
});

const waiting = async (token: string) =>
  (await backend.call('GET', '/api/installer/news', { token })).json['news']?.['waiting'];

it('counts who waits for a person in the news', async () => {
  const before = Number(await waiting(tokens.leeds));
  const { sessionId } = await talked('Can I speak to a real person please? 07700 900142');
  await work(sessionId, 'stage', { stage: 'contacted' });
  expect([await waiting(tokens.leeds), await waiting(tokens.york)]).toEqual([before + 1, 0]);
  await work(sessionId, 'reply', { messageId: randomUUID(), text: 'Hi, Dawn here.' });
  expect(await waiting(tokens.leeds)).toBe(before);
});
