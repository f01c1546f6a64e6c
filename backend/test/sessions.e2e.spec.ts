import { randomUUID } from 'node:crypto';
import { admin, startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { tokenHash } from '../src/secrets/opaque-token';
import { sweepAccess } from '../src/sessions/access-maintenance';
import { newInstaller, password, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds-heating');
});
afterAll(() => backend.stop());

const login = (door: 'admin' | 'installer', body: object) => backend.call('POST', `/api/${door}/login`, { body });
const asAdmin = (token: string) => backend.call('GET', '/api/installers', { token });
const me = (token: string) => backend.call('GET', '/api/installer/me', { token });

describe('signing in', () => {
  it('opens the admin dashboard', async () => {
    const { status, json } = await login('admin', {
      email: ' Owner@Pilotlight.example'.trim(),
      password: admin.password,
    });
    expect(status).toBe(200);
    expect(json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: admin.email });
    expect((await asAdmin(json['token'] ?? '')).status).toBe(200);
  });

  it("opens the installer's own dashboard", async () => {
    const { status, json } = await login('installer', { email: leeds.email.toUpperCase(), password });
    expect(status).toBe(200);
    expect(json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      installer: {
        name: 'Firm leeds-heating',
        slug: 'leeds-heating',
        installerEmail: leeds.email,
        needsPayment: false,
        stripeSubscriptionId: null,
      },
    });
    expect((await me(json['token'] ?? '')).json).toMatchObject({ installer: { slug: 'leeds-heating' } });
  });

  it('compares a password with every character of it, also those that nobody sees', async () => {
    expect((await login('installer', { email: leeds.email, password: `${password}\u202E` })).status).toBe(401);
    const secret = 'six\u202E brass \u200B kettles';
    const york = await newInstaller(backend, 'york', { installerPassword: secret });
    expect((await login('installer', { email: york.email, password: secret })).status).toBe(200);
    expect((await login('installer', { email: york.email, password: 'six brass \u200B kettles' })).status).toBe(401);
  });

  it.each(['admin', 'installer'] as const)('answers a wrong password and an unknown email alike (%s)', async (door) => {
    const known = door === 'admin' ? admin.email : leeds.email;
    const wrong = await login(door, { email: known, password: 'a wrong password' });
    const unknown = await login(door, { email: 'nobody@nowhere.example', password: 'a wrong password' });
    for (const { status, json } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(json).toEqual({ message: 'Invalid credentials', code: 'unauthorised', requestId: expect.any(String) });
    }
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it("says in the form's words what is missing", async () => {
    expect((await login('installer', { email: 'x', password: 'y' })).json['message']).toBe(
      'Please enter a valid email address',
    );
    expect((await login('installer', { email: leeds.email, password: '' })).json['message']).toBe(
      'Please enter your password',
    );
    expect((await login('admin', { email: 'x', password: 'y' })).json['message']).toBe('Invalid email address');
    expect((await login('admin', { email: admin.email, password: '' })).json['message']).toBe('Password is required');
  });

  it('keeps no token, only its hash, for 8 hours or remembered for 14 days', async () => {
    await backend.database.query('delete from access.sessions');
    const kept = async () =>
      (
        await backend.database.query(
          "select kind, extract(epoch from idle)::int / 3600 hours, encode(token_hash, 'hex') hash from access.sessions order by 2",
        )
      ).rows;
    await login('installer', { email: leeds.email, password });
    await login('admin', { email: admin.email, password: admin.password, rememberMe: true });
    expect(await kept()).toEqual([
      { kind: 'installer', hours: 8, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { kind: 'admin', hours: 336, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
});

const unusedFor = (time: string) =>
  backend.database.query('update access.sessions set last_used_at = now() - $1::interval', [time]);

describe('a session', () => {
  it.each([
    [false, '7 hours 59 minutes', '8 hours 1 second'],
    [true, '13 days 23 hours', '14 days 1 second'],
  ])('ends when it was not used long enough (remembered: %s)', async (rememberMe, within, after) => {
    const { json } = await login('installer', { email: leeds.email, password, rememberMe });
    const token = json['token'] ?? '';
    await unusedFor(within);
    expect((await me(token)).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    await unusedFor(after);
    expect((await me(token)).status).toBe(401);
  });

  it('lives on by its use, and ends after 8 hours without', async () => {
    const token = await signIn(backend, leeds);
    const unused = (time: string) =>
      backend.database.query('update access.sessions set last_used_at = now() - $1::interval', [time]);
    for (const time of ['7 hours', '7 hours']) {
      await unused(time);
      expect((await me(token)).status).toBe(200);
    }
    const { rows } = await backend.database.query(
      "select from access.sessions where last_used_at < now() - interval '1 hour'",
    );
    expect(rows).toHaveLength((await backend.database.query('select from access.sessions')).rows.length - 1);
    await unused('8 hours 1 second');
    expect((await me(token)).status).toBe(401);
  });

  it('is not kept alive by an open page that looks for news, and at the conversation that it shows, with nobody at it', async () => {
    const token = await signIn(backend, leeds);
    const news = () => backend.call('GET', '/api/installer/news', { token });
    await unusedFor('7 hours 59 minutes');
    expect((await news()).status).toBe(200);
    const shown = `/api/installer/conversations?sessionId=${randomUUID()}`;
    expect((await backend.call('GET', shown, { token })).status).toBe(200);
    const { rows } = await backend.database.query(
      "select from access.sessions where last_used_at > now() - interval '1 hour'",
    );
    expect(rows).toEqual([]);
    await unusedFor('8 hours 1 second');
    expect((await news()).status).toBe(401);
  });

  it('that has ended is swept away, and no other', async () => {
    const [dead, live] = [await signIn(backend, leeds), await signIn(backend, leeds)];
    const [gone, there] = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
    await backend.database.query(
      "update access.sessions set last_used_at = now() - interval '9 hours' where token_hash <> $1",
      [tokenHash(live)],
    );
    const expire = 'update access.widget_sessions set expires_at = now() where session_id = $1';
    await backend.database.query(expire, [gone.sessionId]);
    await sweepAccess(backend.database);
    expect((await me(live)).status).toBe(200);
    expect((await me(dead)).status).toBe(401);
    const { rows } = await backend.database.query('select session_id from access.widget_sessions');
    expect(rows).toContainEqual({ session_id: there.sessionId });
    expect(rows).not.toContainEqual({ session_id: gone.sessionId });
  });

  it('ends at once on logout, and only that one', async () => {
    const [first, second] = [await signIn(backend, leeds), await signIn(backend, leeds)];
    expect((await backend.call('POST', '/api/installer/logout', { token: first })).json).toEqual({
      success: true,
      message: 'You are signed out',
    });
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('ends with the password it was opened with', async () => {
    const york = await newInstaller(backend, 'york-heating');
    const token = await signIn(backend, york);
    const form = {
      id: york.account['id'],
      slug: york.slug,
      name: 'Firm york-heating',
      installerPassword: 'seven tin whistles',
    };
    expect((await backend.asAdmin('POST', '/api/installers', form)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await login('installer', { email: york.email, password })).status).toBe(401);
    expect((await login('installer', { email: york.email, password: 'seven tin whistles' })).status).toBe(200);
  });

  it('of the admin ends with the password it was opened with', async () => {
    const { json } = await login('admin', { email: admin.email, password: admin.password });
    const token = json['token'] ?? '';
    expect((await asAdmin(token)).status).toBe(200);
    // As it would stand there had it been opened with another ADMIN_PASSWORD.
    await backend.database.query(`update access.sessions set credential_id = gen_random_uuid() where kind = 'admin'`);
    expect((await asAdmin(token)).status).toBe(401);
  });

  it('goes on though another field was changed', async () => {
    const token = await signIn(backend, leeds);
    await backend.asAdmin('POST', '/api/installers', {
      id: leeds.account['id'],
      slug: leeds.slug,
      name: 'Firm leeds-heating',
      contactName: 'Sam',
    });
    expect((await me(token)).status).toBe(200);
  });
});

describe('a token', () => {
  it("opens the admin's doors when it is ADMIN_TOKEN", async () => {
    expect((await asAdmin(admin.token)).status).toBe(200);
    expect((await asAdmin(`${admin.token}A`)).status).toBe(401);
    expect((await me(admin.token)).status).toBe(401);
  });

  it('counts in the Authorization header and nowhere else', async () => {
    const token = encodeURIComponent(admin.token);
    for (const query of [`token=${token}`, `access_token=${token}`])
      expect((await backend.call('GET', `/api/installers?${query}`)).status).toBe(401);
    const elsewhere: Record<string, string>[] = [
      { cookie: `token=${admin.token}` },
      { 'x-api-key': admin.token },
      { authorization: admin.token },
      { authorization: `Basic ${admin.token}` },
    ];
    for (const headers of elsewhere)
      expect((await backend.call('GET', '/api/installers', { headers })).status).toBe(401);
    const body = { slug: 'sneaked-in', name: 'Sneaked in', token: admin.token, access_token: admin.token };
    expect((await backend.call('POST', '/api/installers', { body })).status).toBe(401);
    expect((await backend.asAdmin('GET', '/api/installers/sneaked-in/analytics')).status).toBe(404);
  });
});
