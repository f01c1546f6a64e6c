import { widgetUnread } from '@pilotlight/contracts/http/hearing';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { heard, type Hearing } from './heard-stream';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let other: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let hull: InstallerOnBoard;
let token: string;
const open: Hearing[] = [];
beforeAll(async () => {
  backend = await startTestBackend();
  other = await startTestBackend({ databaseUrl: backend.databaseUrl, filesDir: backend.filesDir, worker: false });
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn Sykes' });
  york = await newInstaller(backend, 'york');
  hull = await newInstaller(backend, 'hull');
  token = await signIn(backend, leeds);
});
afterEach(() => Promise.all(open.splice(0).map((hearing) => hearing.leave())));
afterAll(async () => {
  await other.stop();
  await backend.stop();
});

const asInstaller = (visitor: Visitor, what: string, body?: unknown, by = token) =>
  backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/${what}`, {
    token: by,
    ...(body !== undefined && { body }),
  });
const reply = (visitor: Visitor, text: string) =>
  asInstaller(visitor, 'reply', { messageId: crypto.randomUUID(), text });
const listen = async (visitor: Visitor, over = backend): Promise<Hearing> => {
  const { slug, origin } = visitor.installer;
  const hearing = await heard(`${over.address}/api/widget/${slug}/listen`, { token: visitor.token, origin });
  open.push(hearing);
  return hearing;
};
const waiting = async (installer = leeds): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say('Can I speak to a real person please?');
  return visitor;
};
const unread = async (visitor: Visitor, seen: number) =>
  widgetUnread.response.parse((await visitor.call('GET', `unread?seen=${seen}`)).json);

describe('a held stream', () => {
  it.each([
    ['this process', () => backend],
    ['another process', () => other],
  ])('of %s tells of joining, words and leaving within a second, and ends when nobody is there', async (_, over) => {
    const visitor = await waiting();
    const hearing = await listen(visitor, over());
    expect(await hearing.conversation()).toMatchObject({ person: 'asked' });
    const asked = Date.now();
    await reply(visitor, 'Hi, Dawn here.');
    const { lines, person } = await hearing.conversation();
    expect([person, lines.slice(-2).map(({ role, text }) => [role, text])]).toEqual([
      'here',
      [
        ['note', 'Dawn joined'],
        ['person', 'Hi, Dawn here.'],
      ],
    ]);
    expect(Date.now() - asked).toBeLessThan(1_000);
    await asInstaller(visitor, 'hand-back');
    const left = await hearing.conversation();
    expect([left.person, left.lines.at(-1)?.text]).toEqual([null, 'Dawn has left']);
    await hearing.ended;
  });

  it('ends at once where nobody is wanted', async () => {
    const visitor = await Visitor.of(backend, leeds);
    await visitor.say('Hello');
    const hearing = await listen(visitor);
    expect(await hearing.conversation()).toMatchObject({ person: null });
    await hearing.ended;
  });

  it('beats while nothing happens', async () => {
    const hearing = await listen(await waiting());
    await hearing.conversation();
    await hearing.beat;
    expect(hearing.text()).toMatch(/\n\n:\n\n$/);
  }, 20_000);

  it('is one of a session’s own three at most, and of no other session', async () => {
    const [visitor, neighbour] = [await waiting(), await waiting()];
    const held = [await listen(visitor), await listen(visitor), await listen(visitor)];
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listen(visitor)).status).toBe(429);
    expect((await listen(neighbour)).status).toBe(200);
    await held[0]?.leave();
    await expect(again(async () => (await listen(visitor)).status === 200)).resolves.toBe(true);
  });

  it('ends when the installer is suspended, and when the visitor is erased', async () => {
    const [suspended, erased] = [await waiting(hull), await waiting()];
    const hearings = [await listen(suspended), await listen(erased)];
    for (const hearing of hearings) await hearing.conversation();
    await backend.asAdmin('POST', '/api/admin/installers/hull/chatbot/suspend');
    await asInstaller(erased, 'erase', {});
    await Promise.all(hearings.map(({ ended }) => ended));
  });

  it.each(['listen', 'unread'])('is the session’s own: %s', async (what) => {
    const visitor = await waiting();
    const ask = (slug: string, by: string | undefined) =>
      backend.call('GET', `/api/widget/${slug}/${what}`, { origin: leeds.origin, ...(by && { token: by }) });
    expect((await ask('york', visitor.token)).status).toBe(403);
    expect((await ask('leeds', (await waiting(york)).token)).status).toBe(403);
    expect((await ask('leeds', 'A'.repeat(43))).status).toBe(401);
    expect((await ask('leeds', undefined)).status).toBe(401);
  });
});

describe('the quiet question', () => {
  it('tells how many messages of a person are new, and how the newest begins', async () => {
    const visitor = await waiting();
    expect(await unread(visitor, 0)).toEqual({ unread: 0, person: 'asked' });
    await reply(visitor, 'Hi, Dawn here.');
    await reply(visitor, 'x'.repeat(500));
    const newest = { text: `${'x'.repeat(119)}…`, name: 'Dawn Sykes, Firm leeds', shortName: 'Dawn' };
    expect(await unread(visitor, 0)).toEqual({ unread: 2, person: 'here', newest });
    expect(await unread(visitor, 1)).toEqual({ unread: 1, person: 'here', newest });
    expect(await unread(visitor, 2)).toEqual({ unread: 0, person: 'here' });
  });
});

const again = async (holds: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await holds()) return true;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return false;
};

const seenTyping = async (visitor: Visitor, by = token): Promise<unknown> => {
  const path = `/api/installer/conversations?sessionId=${visitor.sessionId}`;
  return (await backend.call('GET', path, { token: by })).json['visitorTyping'];
};
const types = (visitor: Visitor, sessionId = visitor.sessionId) =>
  visitor.call('POST', 'typing', { body: { sessionId } });

describe('typing', () => {
  it('of a person shows to the visitor in any process until they have said it, or stopped', async () => {
    const visitor = await waiting();
    const hearing = await listen(visitor, other);
    await hearing.conversation();
    expect((await asInstaller(visitor, 'typing')).status).toBe(200);
    expect(await hearing.typing()).toEqual({ name: 'Dawn' });
    await reply(visitor, 'Hi');
    await hearing.conversation();
    await asInstaller(visitor, 'typing');
    expect(await hearing.typing()).toEqual({ name: 'Dawn' });
    expect(await hearing.typing()).toEqual({ name: '' });
  }, 20_000);

  it('of the visitor shows to their installer while they write, and is over with their words', async () => {
    const visitor = await waiting();
    await again(async () => (await types(visitor)).status === 200 && (await seenTyping(visitor)) === true);
    expect(await seenTyping(visitor)).toBe(true);
    await visitor.say('Hello?');
    expect(await again(async () => (await seenTyping(visitor)) === undefined)).toBe(true);
  });

  it('is told by nobody else, and writes nothing into the log', async () => {
    const [visitor, neighbour] = [await waiting(), await waiting()];
    const before = (await backend.events()).length;
    expect((await types(visitor, neighbour.sessionId)).status).toBe(403);
    const foreign = await asInstaller(visitor, 'typing', undefined, await signIn(backend, york));
    expect([foreign.status, foreign.json['message']]).toEqual([404, 'No such conversation']);
    await asInstaller(visitor, 'typing');
    await types(visitor);
    expect((await backend.events()).length).toBe(before);
    const { rows } = await backend.database.query('select * from access.typing where session_id = any($1)', [
      [visitor.sessionId, neighbour.sessionId],
    ]);
    expect(rows.map((row: object) => Object.keys(row))).toEqual([
      ['session_id', 'typist', 'at'],
      ['session_id', 'typist', 'at'],
    ]);
  });
});

it('a process that stops ends the streams that it holds at once', async () => {
  // The last: whichever backend of this process starts last has the portals' sign-in.
  const third = await startTestBackend({ databaseUrl: backend.databaseUrl, worker: false });
  const hearing = await listen(await waiting(), third);
  await hearing.conversation();
  const stopped = Date.now();
  await third.stop();
  await hearing.ended;
  expect(Date.now() - stopped).toBeLessThan(2_000);
});
