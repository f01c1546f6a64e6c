import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { defaultNotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, password, untold, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const save = (form: object) => backend.asAdmin('POST', '/api/installers', form);
const created = async (slug: string) => (await backend.events()).filter(({ stream }) => stream === `installer-${slug}`);
const chats = async (visitor: Visitor) => (await visitor.say('Hello')).status;

describe('a new installer', () => {
  it('is there when the call answers, with its defaults and a key for its snippet', async () => {
    const { status, json } = await save({
      slug: 'leeds-heating',
      name: ' Leeds Heating ',
      allowedDomains: ['https://Leeds.example/contact', 'https://leeds.example'],
    });
    expect(status).toBe(200);
    expect(json['installer']).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Leeds Heating',
      slug: 'leeds-heating',
      apiKey: expect.stringMatching(/^[\w-]{32}$/),
      installerEmail: null,
      allowedDomains: ['https://leeds.example'],
      emailInbox: null,
      phoneSms: null,
      contactName: null,
      status: 'active',
      registrationSource: 'admin',
      verifiedAt: null,
      approvedAt: null,
      approvalNotes: null,
      gasSafe: null,
      rejectedAt: null,
      refundedAt: null,
      stripeCustomerId: null,
      ...untold,
      suspendedAt: null,
      suspendedBy: null,
      suspensionReason: null,
      paymentStatus: 'active',
      manualPaymentMode: false,
      lastPaymentDate: null,
      stripeSubscriptionId: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      branding: {
        primaryColour: '#00AEEF',
        accentColour: '#0077B6',
        logoUrl: '',
        greetingMessage: 'Hi! Need help with your boiler?',
        icon: '💬',
        position: 'bottom-right',
      },
      notificationPreferences: defaultNotificationPreferences,
      availabilityConfig: defaultAvailability,
      calendar: { provider: 'none' },
      retentionDays: 365,
      revision: 2,
    });
  });

  it.each([
    [{ slug: 'Leeds Heating' }, 'Slug must be lowercase alphanumeric with hyphens'],
    [{ slug: 'x'.repeat(64) }, 'Slug must be at most 63 characters'],
    [{ name: ' ' }, 'Business name is required'],
    [{ allowedDomains: ['x'] }, 'Invalid URL: x'],
    [{ allowedDomains: ['javascript:alert(1)'] }, 'Invalid URL: javascript:alert(1)'],
    [{ installerEmail: 'nobody' }, 'Invalid email address'],
    [{ installerPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ installerPassword: 'Password123' }, 'This password is too common. Please choose another one.'],
    [{ branding: { greetingMessage: 'x'.repeat(101) } }, 'Greeting message must be at most 100 characters'],
    [{ branding: { logoUrl: 'javascript:alert(1)' } }, 'Please provide a valid logo URL'],
  ])('is refused with %j', async (wrong, message) => {
    const { status, json } = await save({ slug: 'refused', name: 'Refused', ...wrong });
    expect([status, json['message'], json['code']]).toEqual([400, message, 'invalid']);
    expect(await created('refused')).toEqual([]);
  });

  it('can not choose what is not its form: status, key, payment', async () => {
    const { json } = await save({
      slug: 'cheeky',
      name: 'Cheeky',
      apiKey: 'chosen',
      status: 'pending',
      paymentStatus: 'cancelled',
      manualPaymentMode: true,
      suspendedAt: '2020-01-01',
    });
    expect(json['installer']).toMatchObject({
      status: 'active',
      paymentStatus: 'active',
      manualPaymentMode: false,
      suspendedAt: null,
    });
    expect(json['installer']?.['apiKey']).not.toBe('chosen');
  });

  it('is made once when its form is sent again', async () => {
    const form = {
      slug: 'sent-twice',
      name: 'Sent Twice',
      installerEmail: 'office@twice.example',
      installerPassword: password,
      allowedDomains: ['https://twice.example'],
    };
    const first = await save(form);
    const again = await save(form);
    expect(again.status).toBe(200);
    expect(again.json).toEqual(first.json);
    expect((await created('sent-twice')).filter(({ type }) => type === 'InstallerCreated')).toHaveLength(1);
  });

  it.each([
    ['another name', { name: 'Somebody Else' }],
    ['another password', { installerPassword: 'eight wooden spoons' }],
    ['no password', { installerPassword: '' }],
    ['another branding', { branding: { primaryColour: '#123456' } }],
    ['other domains', { allowedDomains: [] }],
  ])('does not take a slug that is taken, with %s', async (_what, other) => {
    const form = {
      slug: 'taken',
      name: 'Taken',
      installerPassword: password,
      allowedDomains: ['https://taken.example'],
    };
    await save(form);
    const before = await created('taken');
    const { status, json } = await save({ ...form, ...other });
    expect([status, json['message'], json['code']]).toEqual([409, 'This slug is already taken', 'conflict']);
    expect(await created('taken')).toEqual(before);
  });

  it('is one, and every answer the same, where its form is sent many times at once', async () => {
    const form = {
      slug: 'ten-at-once',
      name: 'Ten',
      installerEmail: 'office@ten.example',
      installerPassword: password,
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(form)));
    expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await created('ten-at-once')).filter(({ type }) => type === 'InstallerCreated')).toHaveLength(1);
  });

  it('is one, where two admins take the slug at once', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save({ slug: 'race', name })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect((await created('race')).filter(({ type }) => type === 'InstallerCreated')).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('changes the installer whose id it carries, and shows it', async () => {
    const { account, slug } = await newInstaller(backend, 'edited');
    const { status, json } = await save({ id: account['id'], revision: account['revision'], slug, name: 'Edited Ltd' });
    expect(status).toBe(200);
    expect(json['installer']).toEqual({ ...account, name: 'Edited Ltd', revision: Number(account['revision']) + 1 });
  });

  it('of an older revision is refused and changes nothing', async () => {
    const { account, slug } = await newInstaller(backend, 'stale');
    const { id, revision } = { id: account['id'], revision: account['revision'] };
    expect((await save({ id, revision, slug, name: 'First' })).status).toBe(200);
    const { status, json } = await save({ id, revision, slug, name: 'Second' });
    expect([status, json['message']]).toEqual([
      409,
      'Somebody else changed this installer meanwhile. Please reload to see the changes.',
    ]);
    expect((await created('stale')).at(-1)?.data).toEqual({ slug, name: 'First' });
  });

  it('is done when it is sent again, as its answer was lost, whatever revision it then has', async () => {
    const { account, slug } = await newInstaller(backend, 'edited-twice');
    const form = { id: account['id'], revision: account['revision'], slug, name: 'New', installerPassword: password };
    const first = await save(form);
    const again = await save(form);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await created(slug)).filter(({ type }) => type === 'InstallerPasswordSet')).toHaveLength(2);
  });

  it('wins once, where two admins save at once', async () => {
    const { account, slug } = await newInstaller(backend, 'two-admins');
    const { id, revision } = { id: account['id'], revision: account['revision'] };
    const answers = await Promise.all(['A', 'B'].map((name) => save({ id, revision, slug, name })));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it("does not reach an installer by another's id", async () => {
    const [one, other] = [await newInstaller(backend, 'one'), await newInstaller(backend, 'other')];
    const { status } = await save({ id: other.account['id'], slug: one.slug, name: 'Mine now' });
    expect(status).toBe(404);
    expect(JSON.stringify(await backend.events())).not.toContain('Mine now');
  });
});

describe('a login email', () => {
  const taken = [409, 'This login email is already used by another installer'];

  it('belongs to one installer, in any case', async () => {
    const { email } = await newInstaller(backend, 'first-holder');
    const { status, json } = await save({ slug: 'second-holder', name: 'Second', installerEmail: email.toUpperCase() });
    expect([status, json['message']]).toEqual(taken);
    expect(await created('second-holder')).toEqual([]);
  });

  it('goes to one, where two installers take it at once', async () => {
    const answers = await Promise.all(
      ['racer-a', 'racer-b', 'racer-c'].map((slug) =>
        save({ slug, name: slug, installerEmail: 'office@race.example' }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const set = (await backend.events()).filter(
      ({ type, data }) => type === 'InstallerLoginEmailSet' && data['installerEmail'] === 'office@race.example',
    );
    expect(set).toHaveLength(1);
  });

  it('is free again once its holder has another', async () => {
    const { account, slug, email } = await newInstaller(backend, 'moving');
    await save({ id: account['id'], slug, name: 'Moving', installerEmail: 'new@moving.example' });
    expect((await save({ slug: 'moved-in', name: 'Moved in', installerEmail: email })).status).toBe(200);
  });

  it('is claimed under a name that says nothing about it', async () => {
    const claims = (await backend.events()).filter(({ type }) => type === 'LoginClaimed');
    expect(claims.length).toBeGreaterThan(0);
    for (const { stream, data } of claims) {
      expect(stream).toBe(`login-${String(data['loginHash'])}`);
      expect(stream).toMatch(/^login-[0-9a-f]{64}$/);
    }
  });
});

describe("an installer's standing", () => {
  it('bites at once: suspended, resumed', async () => {
    const installer = await newInstaller(backend, 'put-out');
    const visitor = await Visitor.of(backend, installer);
    const suspend = () => backend.asAdmin('POST', `/api/admin/installers/${installer.slug}/chatbot/suspend`);
    expect((await suspend()).json).toEqual({ success: true, message: 'Chatbot Suspended' });
    expect((await suspend()).status).toBe(200);
    expect(await chats(visitor)).toBe(403);
    await expect(Visitor.of(backend, installer)).rejects.toThrow("This chat isn't available here");
    const { json } = await backend.asAdmin('GET', '/api/installers?filter=suspended');
    expect(json['installers']).toMatchObject([
      { slug: 'put-out', suspendedBy: 'admin', suspendedAt: expect.any(String) },
    ]);
    const resumed = await backend.asAdmin('POST', `/api/admin/installers/${installer.slug}/reactivate`);
    expect(resumed.json).toEqual({ success: true, message: 'Chatbot Reactivated' });
    expect(await chats(visitor)).toBe(200);
    expect((await created('put-out')).filter(({ type }) => type === 'InstallerSuspended')).toHaveLength(1);
  });

  it('bites at once: a new key ends sessions of the old one', async () => {
    const installer = await newInstaller(backend, 'new-key');
    const visitor = await Visitor.of(backend, installer);
    const { json } = await backend.asAdmin('POST', `/api/installers/${installer.slug}/rotate-key`);
    expect(json['apiKey']).not.toBe(installer.key);
    expect(await chats(visitor)).toBe(401);
    await expect(Visitor.of(backend, installer)).rejects.toThrow("This chat isn't available here");
    expect(await chats(await Visitor.of(backend, { ...installer, key: String(json['apiKey']) }))).toBe(200);
  });

  it('bites at once: an origin taken off the list', async () => {
    const installer = await newInstaller(backend, 'moved-site');
    const visitor = await Visitor.of(backend, installer);
    await save({
      id: installer.account['id'],
      slug: installer.slug,
      name: 'Moved',
      allowedDomains: ['https://elsewhere.example'],
    });
    expect(await chats(visitor)).toBe(403);
  });

  it('is for installers only', async () => {
    expect((await backend.asAdmin('POST', '/api/installers/nobody/rotate-key')).status).toBe(404);
    expect((await backend.asAdmin('POST', '/api/admin/installers/nobody/chatbot/suspend')).status).toBe(404);
    expect((await backend.asAdmin('POST', '/api/admin/installers/nobody/reactivate')).status).toBe(404);
    expect(await created('nobody')).toEqual([]);
  });
});

it('keeps every secret out of the log', async () => {
  const { key } = await newInstaller(backend, 'secretive');
  const log = JSON.stringify(await backend.events());
  expect(log).toContain('secretive');
  for (const secret of [password, key, 'argon2', 'eight wooden spoons']) expect(log).not.toContain(secret);
  const { rows } = await backend.database.query("select hash, encode(sealed, 'escape') sealed from access.credentials");
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(password);
});
