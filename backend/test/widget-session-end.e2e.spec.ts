import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(() => backend.stop());

const days = 86_400_000;

it('a session that this process remembers ends by the clock', async () => {
  const visitor = await Visitor.of(backend, leeds);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * days);
  expect((await visitor.say('Hello')).status).toBe(200);
  clock.mockReturnValue(Date.now() + 2 * days);
  expect((await visitor.say('Hello again')).status).toBe(401);
  clock.mockRestore();
});

it('a session goes on over a restart, and one that has expired is not resumed', async () => {
  const [lasting, over] = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
  const expire = 'update access.widget_sessions set expires_at = now() where session_id = $1';
  await backend.database.query(expire, [over.sessionId]);
  const { databaseUrl } = backend;
  await backend.stop();
  backend = await startTestBackend({ databaseUrl });

  const resume = async ({ token: sessionToken }: Visitor) => {
    const body = { installerId: 'leeds', origin: leeds.origin, key: leeds.key, sessionToken };
    return (await backend.call('POST', '/api/widget/leeds/access', { origin: leeds.origin, body })).json['sessionId'];
  };
  const say = (visitor: Visitor) => {
    const body = { sessionId: visitor.sessionId, messageId: '00000000-0000-4000-8000-000000000001', message: 'Hello' };
    return backend.call('POST', '/api/widget/leeds/chat', { origin: leeds.origin, token: visitor.token, body });
  };
  expect(await resume(lasting)).toBe(lasting.sessionId);
  expect(await resume(over)).not.toBe(over.sessionId);
  expect([(await say(lasting)).status, (await say(over)).status]).toEqual([200, 401]);
});
