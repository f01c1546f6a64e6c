import { adminLive, installerLive } from '@pilotlight/contracts/http/live';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { live, type Live } from './live-stream';
import { newInstaller, password, signIn, Visitor, type InstallerOnBoard } from './people';

let backend: TestBackend;
let other: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let token: string;
const open: Live[] = [];
beforeAll(async () => {
  backend = await startTestBackend();
  other = await startTestBackend({ databaseUrl: backend.databaseUrl, filesDir: backend.filesDir, worker: false });
  leeds = await newInstaller(backend, 'leeds');
  york = await newInstaller(backend, 'york');
  token = await signIn(backend, leeds);
});
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.leave())));
afterAll(async () => {
  await other.stop();
  await backend.stop();
});

const listen = async (by = token, lastId?: string, over = backend): Promise<Live> => {
  const path = by === admin.token ? adminLive.path : installerLive.path;
  const stream = await live(over.address + path, by, lastId);
  open.push(stream);
  return stream;
};
const wrote = async (installer = leeds, words = 'My boiler is dead, 07700 900142'): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say(words);
  return visitor;
};
const conversation = ({ sessionId }: Visitor) => ({ topic: 'conversation', sessionId }) as const;

const asked = async (lastId?: string) => {
  const headers = { accept: 'application/json', ...(lastId && { 'last-event-id': lastId }) };
  const { json } = await backend.call('GET', installerLive.path, { token, headers });
  return installerLive.response.parse(json);
};
/** How long a stream lasts once something is done. */
const within = async (stream: Live, act: () => Promise<unknown>): Promise<number> => {
  await stream.changes();
  const begun = Date.now();
  await act();
  await stream.ended;
  return Date.now() - begun;
};

it.each([
  ['this process', () => backend],
  ['another process', () => other],
])('tells by %s what changed, once the screen that is then fetched shows it, and no word of it', async (_, over) => {
  const stream = await listen(token, undefined, over());
  expect(await stream.changes()).toMatchObject({ changes: [], all: false });
  const visitor = await wrote();
  await stream.until(conversation(visitor));
  const shown = await over().call('GET', `/api/installer/conversations?sessionId=${visitor.sessionId}`, { token });
  expect(shown.text).toContain('My boiler is dead');
  expect(stream.text()).not.toMatch(/boiler|07700|leeds/);
});

it("tells nothing of another installer's, and the admin of both by their names", async () => {
  const [own, platform] = [await listen(), await listen(admin.token)];
  const [theirs, ours] = [await wrote(york), await wrote()];
  await platform.until({ ...conversation(theirs), slug: 'york' });
  await platform.until({ ...conversation(ours), slug: 'leeds' });
  await own.until(conversation(ours));
  expect(own.text()).not.toContain(theirs.sessionId);
});

it("tells the admin every ten seconds to look at the platform's health again, and no installer", async () => {
  const [own, platform] = [await listen(), await listen(admin.token)];
  await platform.until({ topic: 'health' });
  expect(own.text()).not.toContain('health');
  const headers = { accept: 'application/json' };
  const { json } = await backend.call('GET', adminLive.path, { token: admin.token, headers });
  expect(adminLive.response.parse(json).changes).toEqual([{ topic: 'health' }]);
}, 20_000);

it('goes on after the last id, through a process that has just begun to listen too', async () => {
  const stream = await listen();
  const { id } = await stream.changes();
  await stream.leave();
  const missed = [await wrote(), await wrote()];
  await wrote(york);
  for (const over of [backend, other]) {
    const again = await listen(token, id, over);
    const { changes, all } = await again.changes();
    expect(all).toBe(false);
    const sessionIds = changes.filter(({ topic }) => topic === 'conversation').map(({ sessionId }) => sessionId);
    // In no order: what the first becomes once it is settled may come after the second.
    expect(new Set(sessionIds)).toEqual(new Set(missed.map(({ sessionId }) => sessionId)));
    await again.leave();
  }
});

it.each(['nonsense', "' or 1=1", '9'.repeat(101)])('says that anything may have changed after %j', async (id) => {
  const { changes, all } = await (await listen(token, id)).changes();
  expect([changes, all]).toEqual([[], true]);
});

it('answers at once with what has changed where a stream comes to nothing', async () => {
  const { id } = await asked();
  const visitor = await wrote();
  expect((await asked(id)).changes).toContainEqual(conversation(visitor));
});

it('tells the installer alone that a visitor types, and when they no longer do', async () => {
  const [own, foreign] = [await listen(), await listen(await signIn(backend, york))];
  const visitor = await wrote(leeds, 'Can I speak to a real person please?');
  await visitor.call('POST', 'typing', { body: { sessionId: visitor.sessionId } });
  expect(await own.typing()).toEqual([visitor.sessionId]);
  expect(await own.typing()).toEqual([]);
  expect(foreign.text()).not.toContain(visitor.sessionId);
}, 20_000);

describe('ends within two seconds', () => {
  it('with its own session, and no other', async () => {
    const [leaving, staying] = [await signIn(backend, leeds), await signIn(backend, leeds)];
    const [stream, stays] = [await listen(leaving, undefined, other), await listen(staying, undefined, other)];
    const took = await within(stream, () => backend.call('POST', '/api/installer/logout', { token: leaving }));
    expect(took).toBeLessThan(2_000);
    await stays.until(conversation(await wrote()));
    expect((await listen(leaving)).status).toBe(401);
  });

  it('with a suspension, of which whoever returns is told', async () => {
    const hull = await newInstaller(backend, 'hull');
    const theirs = await signIn(backend, hull);
    const stream = await listen(theirs);
    const { id } = await stream.changes();
    const suspended = Date.now();
    await backend.asAdmin('POST', '/api/admin/installers/hull/chatbot/suspend');
    await stream.ended;
    expect(Date.now() - suspended).toBeLessThan(2_000);
    await (await listen(theirs, id)).until({ topic: 'account' });
  });

  it('with the password that it was opened with', async () => {
    const ripon = await newInstaller(backend, 'ripon');
    const stream = await listen(await signIn(backend, ripon));
    const body = { ...ripon.account, installerEmail: ripon.email, installerPassword: `${password} again` };
    const took = await within(stream, () => backend.asAdmin('POST', '/api/installers', body));
    expect(took).toBeLessThan(2_000);
  });
});

it('keeps no session alive, for nobody need be there', async () => {
  const idle = await signIn(backend, leeds);
  const age = () =>
    backend.database.query("update access.sessions set last_used_at = now() - interval '7 hours' where slug = 'leeds'");
  const used = async () => {
    const { rows } = await backend.database.query(
      "select count(*)::int as fresh from access.sessions where slug = 'leeds' and last_used_at > now() - interval '1 hour'",
    );
    return rows[0].fresh;
  };
  await age();
  await (await listen(idle)).changes();
  await backend.call('GET', '/api/installer/overview', { token: idle, headers: { 'x-unattended': 'true' } });
  expect(await used()).toBe(0);
  await backend.call('GET', '/api/installer/overview', { token: idle });
  expect(await used()).toBe(1);
});

it('is held fifty times a session at most, and its place is free once left', async () => {
  const busy = await signIn(backend, leeds);
  const streams = await Promise.all(Array.from({ length: 50 }, () => listen(busy)));
  expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect((await listen(busy)).status).toBe(429);
  expect((await listen()).status).toBe(200);
  await streams[0]?.leave();
  let status = 429;
  for (let tries = 0; tries < 20 && status === 429; tries += 1) ({ status } = await listen(busy));
  expect(status).toBe(200);
});
