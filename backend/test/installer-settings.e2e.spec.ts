import {
  defaultNotificationPreferences as usual,
  noMethodMessage,
} from '@pilotlight/contracts/values/notification-preferences';
import { InstallerStream } from '../src/installers/installer.stream';
import { installerCommand } from '../src/write-side/command-target';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { newInstaller, password, signIn } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const settings = '/api/installer/settings';
const eventsOf = async (slug: string) =>
  (await backend.events()).filter(({ stream }) => stream === `installer-${slug}`).map(({ type }) => type);
const changesOf = async (slug: string) =>
  (await eventsOf(slug)).filter((type) => type === 'InstallerNotificationsPreferred').length;

const shownBy = ({ json }: Answer) => json['installer'] as object as Readonly<Record<string, unknown>>;

const onBoard = async (slug: string, more: object = {}) => {
  const installer = await newInstaller(backend, slug, { notificationPreferences: {}, ...more });
  const token = await signIn(backend, installer);
  const change = (body: unknown) => backend.call('PATCH', settings, { token, body });
  return {
    ...installer,
    token,
    change,
    prefer: (notificationPreferences: object) => change({ notificationPreferences }),
    shown: async () => shownBy(await backend.call('GET', '/api/installer/me', { token })),
  };
};

describe("an installer's own settings", () => {
  it('are changed where they say so, shown by the answer and by every later one, and nothing else is', async () => {
    const leeds = await onBoard('leeds');
    const before = await leeds.shown();
    const quietHours = { enabled: true, start: '20:30', end: '06:15' };
    const answer = await leeds.prefer({ channels: { whatsapp: true }, quietHours });
    const notificationPreferences = {
      ...usual,
      channels: { email: true, sms: false, whatsapp: true },
      quietHours: { ...quietHours, timezone: 'Europe/London' },
    };
    expect(answer.status).toBe(200);
    expect(shownBy(answer)).toEqual({ ...before, notificationPreferences, revision: Number(before['revision']) + 1 });
    expect(await leeds.shown()).toEqual(shownBy(answer));
    const { json } = await backend.asAdmin('GET', '/api/installers?slug=leeds');
    expect(json['installers']).toMatchObject([{ slug: 'leeds', notificationPreferences }]);
  });

  it.each([
    ['an unknown part', { customPrompts: {} }],
    ['a part beside it that it may not change', { notificationPreferences: {}, name: 'Cheap Boilers' }],
    ['an unknown field', { notificationPreferences: { channels: { pigeon: true } } }],
    ['an unknown event', { notificationPreferences: { events: { emergencyDetected: false } } }],
    ['another clock', { notificationPreferences: { quietHours: { timezone: 'Asia/Tokyo' } } }],
    ['a time that is none', { notificationPreferences: { quietHours: { start: '24:00' } } }],
    ['a word for a switch', { notificationPreferences: { channels: { sms: 'yes' } } }],
    ['nothing', {}],
    ['no object', []],
  ])('are refused whole with %s', async (what, body) => {
    const york = await onBoard(`york-${what.replaceAll(/\W/g, '-')}`);
    const before = await eventsOf(york.slug);
    const { status, json } = await york.change(body);
    expect([status, json['code']]).toEqual([400, 'invalid']);
    expect(await eventsOf(york.slug)).toEqual(before);
  });

  it('need a way to be told', async () => {
    const hull = await onBoard('hull');
    const { status, json } = await hull.prefer({ channels: { email: false } });
    expect([status, json['message'], json['code']]).toEqual([400, 'Please select a notification method', 'invalid']);
    expect((await hull.prefer({ channels: { email: false, sms: true } })).status).toBe(200);
    expect((await hull.prefer({ channels: { sms: false } })).json['message']).toBe(noMethodMessage);
    expect(await changesOf('hull')).toBe(1);
  });

  it('are changed once, where the same is sent again as its answer was lost', async () => {
    const bath = await onBoard('bath');
    const first = await bath.prefer({ channels: { sms: true } });
    const again = await bath.prefer({ channels: { sms: true } });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await changesOf('bath')).toBe(1);
  });

  it('take both of two changes that are sent at once', async () => {
    const ely = await onBoard('ely');
    const answers = await Promise.all([
      ely.prefer({ channels: { sms: true } }),
      ely.prefer({ events: { dailySummary: true } }),
      ely.prefer({ quietHours: { enabled: true } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await ely.shown())['notificationPreferences']).toEqual({
      channels: { ...usual.channels, sms: true },
      events: { ...usual.events, dailySummary: true },
      quietHours: { ...usual.quietHours, enabled: true },
    });
  });

  it('keep one way to be told, where two tabs each switch one of two off at once', async () => {
    const wells = await onBoard('wells');
    await wells.prefer({ channels: { sms: true } });
    const answers = await Promise.all([
      wells.prefer({ channels: { email: false } }),
      wells.prefer({ channels: { sms: false } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
  });

  it('can be changed while the chatbot is suspended', async () => {
    const derby = await onBoard('derby');
    await backend.asAdmin('POST', '/api/admin/installers/derby/chatbot/suspend');
    expect((await derby.prefer({ channels: { sms: true } })).status).toBe(200);
    expect((await derby.shown())['suspendedAt']).not.toBeNull();
  });

  it('are their own: nobody else changes them by this call', async () => {
    await onBoard('ripon');
    const body = { notificationPreferences: { channels: { sms: true } } };
    for (const token of [undefined, 'made-up', admin.token])
      expect((await backend.call('PATCH', settings, { token, body })).status).toBe(401);
    expect(await changesOf('ripon')).toBe(0);
  });
});

describe("the admin's form", () => {
  it('has the same fields, for a new installer too', async () => {
    const { json } = await backend.asAdmin('POST', '/api/installers', {
      slug: 'truro',
      name: 'Truro',
      notificationPreferences: { channels: { email: false, whatsapp: true } },
    });
    expect(json['installer']?.['notificationPreferences']).toEqual({
      ...usual,
      channels: { email: false, sms: false, whatsapp: true },
    });
  });

  it.each([
    ['a new installer', 'salford', false],
    ['one that there is', 'lichfield', true],
  ])('refuses %s without a way to be told, and keeps nothing of the rest', async (_who, slug, isThere) => {
    const there = isThere && (await newInstaller(backend, slug, { notificationPreferences: {} }));
    const before = (await backend.events()).length;
    const { status, json } = await backend.asAdmin('POST', '/api/installers', {
      slug,
      name: 'Another name',
      installerEmail: `new@${slug}.example`,
      ...(there && { id: there.account['id'], revision: there.account['revision'] }),
      notificationPreferences: { channels: { email: false } },
    });
    expect([status, json['message']]).toEqual([400, noMethodMessage]);
    expect((await backend.events()).length).toBe(before);
  });

  it('refuses what is no phone number and keeps nothing of the rest', async () => {
    const before = (await backend.events()).length;
    const { status, json } = await backend.asAdmin('POST', '/api/installers', {
      slug: 'bury',
      name: 'Bury',
      installerEmail: 'office@bury.example',
      phoneSms: '0770 090',
    });
    expect([status, json['message']]).toEqual([400, 'Enter a phone number, such as 07700 900123']);
    expect((await backend.events()).length).toBe(before);
  });

  it('keeps a phone number as it is dialled from anywhere, and knows it again as it is typed', async () => {
    const form = { slug: 'wigan', name: 'Wigan', phoneSms: '07700 900123' };
    const first = await backend.asAdmin('POST', '/api/installers', form);
    expect(shownBy(first)['phoneSms']).toBe('+447700900123');
    const again = await backend.asAdmin('POST', '/api/installers', { ...form, phoneSms: '+44 7700 900123' });
    expect([again.status, again.json]).toEqual([200, first.json]);
    const before = await eventsOf('wigan');
    const { id, revision } = shownBy(first);
    const edited = await backend.asAdmin('POST', '/api/installers', { ...form, id, revision, phoneSms: '07700900123' });
    expect(edited.status).toBe(200);
    expect(await eventsOf('wigan')).toEqual(before);
  });

  it('puts a number right that is kept as it was typed, which until then is shown so', async () => {
    const { slug, account } = await newInstaller(backend, 'goole', { notificationPreferences: {} });
    const typed = { slug, emailInbox: null, phoneSms: '07700 900 123' };
    const context = { actor: { kind: 'system', id: null }, requestId: 'as-before' } as const;
    await backend.app.get(InstallerStream).execute({
      ...installerCommand(slug, context),
      decide: () => [{ type: 'InstallerAlertsAddressed', data: typed }],
    });
    const create = { slug, name: 'Firm goole', installerEmail: 'office@goole.example', installerPassword: password };
    const same = { ...create, allowedDomains: ['https://goole.example'], phoneSms: typed.phoneSms };
    const shown = shownBy(await backend.asAdmin('POST', '/api/installers', same));
    expect(shown['phoneSms']).toBe(typed.phoneSms);
    const form = { id: account['id'], revision: shown['revision'], slug, name: 'Goole', phoneSms: typed.phoneSms };
    const saved = await backend.asAdmin('POST', '/api/installers', form);
    expect(shownBy(saved)['phoneSms']).toBe('+447700900123');
    const again = await backend.asAdmin('POST', '/api/installers', form);
    expect([again.status, again.json]).toEqual([200, saved.json]);
  });

  it('leaves alone what it does not speak of', async () => {
    const stoke = await onBoard('stoke');
    await stoke.prefer({ channels: { sms: true } });
    const { id, revision } = await stoke.shown();
    const { slug } = stoke;
    await backend.asAdmin('POST', '/api/installers', { id, revision, slug, name: 'Stoke', contactName: 'Sam Okafor' });
    expect((await stoke.shown())['notificationPreferences']).toMatchObject({ channels: { sms: true } });
  });
});
