import { GoogleServer } from '@pilotlight/backend/gateways/calendar/testing/google-server';
import { setTimeout as pause } from 'node:timers/promises';
import { GoogleSync } from '../src/appointments/google/google-sync';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { at, dayMs, dayOf, type Firm, firmOn, until } from './google-calls';
import { newInstaller, signIn, Visitor } from './people';

let google: GoogleServer;
let backend: TestBackend;
const lines: string[] = [];
beforeAll(async () => {
  google = await GoogleServer.start();
  backend = await startTestBackend({
    google: google.settings,
    onLogLine: (line) => lines.push(JSON.stringify(line)),
  });
});
afterAll(async () => {
  await backend.stop();
  await google.stop();
});
afterEach(() => {
  google.fault = () => null;
  google.busy = [];
});

const onBoard = (slug: string, more: object = {}) => firmOn({ backend, google }, slug, more);

describe('the connection to Google', () => {
  it('is made by consent, in the session that asked for it, once', async () => {
    const [leeds, york] = [await onBoard('leeds'), await onBoard('york')];
    const consented = await leeds.consent();
    const finish = 'calendar/google/finish';
    const again = await signIn(backend, leeds);
    for (const session of [york.token, again])
      expect((await leeds.call('POST', finish, consented, session)).json).toMatchObject({ problem: 'link-used' });
    expect((await leeds.call('POST', finish, consented)).json).toMatchObject({
      problem: null,
      google: { available: true, connectedAt: expect.any(String) as string, failure: null },
    });
    expect((await leeds.call('POST', finish, consented)).json).toMatchObject({ problem: 'link-used' });
    expect((await leeds.call('GET', 'me')).json['installer']?.['calendar']).toEqual({ provider: 'google' });
    expect((await york.call('GET', 'me')).json['installer']?.['calendar']).toEqual({ provider: 'none' });
    expect(await york.state()).toMatchObject({ connectedAt: null });
  });

  it.each([
    ['declined', async (firm: Firm) => ({ state: (await firm.consent()).state })],
    ['failed', async (firm: Firm) => ({ ...(await firm.consent()), code: 'made-up' })],
    ['too-little', (firm: Firm) => firm.consent('email')],
  ])('is not made by a consent that is %s', async (problem, returned) => {
    const firm = await onBoard(`firm-${problem}`);
    const { status, json } = await firm.call('POST', 'calendar/google/finish', await returned(firm));
    expect([status, json]).toEqual([200, { problem, google: { available: true, connectedAt: null, failure: null } }]);
  });

  it('is ended by the installer: revoked at Google, and nothing more is written', async () => {
    const hull = await onBoard('hull');
    const before = new Set(google.refreshTokens);
    await hull.connect();
    const [own = ''] = [...google.refreshTokens].filter((token) => !before.has(token));
    expect((await hull.call('DELETE', 'calendar/google')).json).toMatchObject({ google: { connectedAt: null } });
    expect(google.refreshTokens.has(own)).toBe(false);
    await hull.book(at(5), 'After The End');
    await pause(800);
    expect(google.live.filter(({ summary }) => summary.includes('After The End'))).toEqual([]);
    expect((await hull.call('DELETE', 'calendar/google')).status).toBe(200);
  });

  it('leaves no token in the log of events, in lines of the log, or in the clear in a table', async () => {
    const rye = await onBoard('rye');
    const consented = await rye.consent();
    await rye.call('POST', 'calendar/google/finish', consented);
    const { rows } = await backend.database.query(
      "select encode(sealed, 'escape') as sealed from access.calendar_grants",
    );
    const everything = [JSON.stringify(rows), JSON.stringify(await backend.events()), lines.join()].join();
    for (const secret of [...google.refreshTokens, consented.code, consented.state])
      expect(everything).not.toContain(secret);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('a visit', () => {
  it('stands in Google, moves and goes there as it does here', async () => {
    const bath = await onBoard('bath');
    await bath.connect();
    const { id, version } = await bath.book(at(3), 'Jo Marsh');
    const event = await bath.written('Jo Marsh');
    expect(event).toMatchObject({
      status: 'confirmed',
      location: 'LS1 4AP',
      start: { dateTime: at(3) },
      end: { dateTime: at(3, 12) },
    });
    expect(event.description).toContain('Phone: 07700 900142\nLoft hatch');
    const linked = await until(async () =>
      (await backend.events()).find(({ type, data }) => type === 'CalendarEventLinked' && data['appointmentId'] === id),
    );
    expect(linked).toMatchObject({ stream: `diary-bath_${dayOf(at(3))}`, data: { googleCalendarEventId: event.id } });
    await bath.call('PATCH', `appointments/${id}`, { version, scheduledAt: at(4) });
    await until(() => google.events.get(event.id)?.start.dateTime === at(4));
    await bath.call('POST', `appointments/${id}/status`, { version: version + 1, status: 'cancelled' });
    await bath.gone('Jo Marsh');
    const links = (await backend.events()).filter(
      ({ type, data }) => type === 'CalendarEventLinked' && data['appointmentId'] === id,
    );
    expect(links).toHaveLength(1);
  });

  it('that was booked before is written once a calendar is connected', async () => {
    const deal = await onBoard('deal');
    await deal.book(at(3), 'Early Bird');
    await deal.connect();
    await deal.written('Early Bird');
  });

  it('leaves Google with its person', async () => {
    const ely = await onBoard('ely');
    await ely.connect();
    const visitor = await Visitor.of(backend, ely);
    await visitor.say('My boiler needs a service');
    const booked = await visitor.call('POST', 'appointments', {
      body: {
        sessionId: visitor.sessionId,
        customerName: 'Sam Forgotten',
        customerPhone: '07700 900143',
        scheduledAt: at(4),
      },
    });
    expect(booked.status).toBe(201);
    expect(await ely.written('Sam Forgotten')).toMatchObject({ status: 'tentative' });
    expect((await ely.call('POST', `conversations/${visitor.sessionId}/erase`, {})).status).toBe(200);
    await ely.gone('Sam Forgotten');
  });

  it('is booked while Google fails, is written after it, and what went wrong is shown meanwhile', async () => {
    const stoke = await onBoard('stoke');
    await stoke.connect();
    google.fault = (call) => (call.includes('/events') ? { status: 503, reason: 'backendError' } : null);
    const { id } = await stoke.book(at(3), 'Patient Person');
    await until(async () => (await stoke.state())['failure']?.['kind'] === 'down');
    expect((await stoke.state())['failure']).toMatchObject({ kind: 'down', ended: false });
    const sync = backend.app.get(GoogleSync, { strict: false });
    const job = { slug: 'stoke', appointmentId: id, cause: id, since: String(Date.now()), attempts: '0' };
    await sync.run({ ...job, attempts: '9' }, Date.now() + dayMs);
    expect((await stoke.state())['failure']).toMatchObject({ kind: 'down', ended: true });
    google.fault = () => null;
    await sync.run(job);
    expect((await stoke.state())['failure']).toBeNull();
    expect(google.live.filter(({ summary }) => summary.includes('Patient Person'))).toHaveLength(1);
  });

  it('waits for the installer where it took our access back at Google', async () => {
    const rugby = await onBoard('rugby');
    await rugby.connect();
    google.refreshTokens.clear();
    google.forgetAccessTokens();
    await rugby.book(at(3), 'Locked Out');
    await until(async () => (await rugby.state())['failure']?.['kind'] === 'access-lost');
    await rugby.connect();
    await rugby.written('Locked Out');
    expect((await rugby.state())['failure']).toBeNull();
  });
});

describe('busy times at Google', () => {
  it('are not offered and not booked, while our own visits there keep one engineer alone', async () => {
    const selby = await onBoard('selby', { availabilityConfig: { capacity: 2 } });
    await selby.connect();
    await selby.book(at(3), 'Own Visit');
    await selby.written('Own Visit');
    google.busy = [{ start: at(3, 13), end: at(3, 14) }];
    const offered = await until(async () => {
      const times = await selby.offered(at(3));
      return !times.includes(at(3, 13)) && times;
    });
    expect(offered).toContain(at(3));
    expect(offered).toContain(at(3, 14));
    const visitor = await Visitor.of(backend, selby);
    const ask = (scheduledAt: string) =>
      visitor.call('POST', 'appointments', {
        body: { sessionId: visitor.sessionId, customerName: 'Al', customerPhone: '07700 900144', scheduledAt },
      });
    const { status, json } = await ask(at(3, 13));
    expect([status, json['code']]).toEqual([409, 'slot-taken']);
    expect(JSON.stringify(json['slots'])).toContain(at(3, 14));
    expect((await ask(at(3, 14))).status).toBe(201);
  });

  it('that don’t come hold nobody up for long, and a visit is booked', async () => {
    const derby = await onBoard('derby');
    await derby.connect();
    google.fault = () => 'hangs';
    const began = Date.now();
    expect(await derby.offered(at(6))).toContain(at(6));
    expect(Date.now() - began).toBeLessThan(4_000);
    const visitor = await Visitor.of(backend, derby);
    const body = {
      sessionId: visitor.sessionId,
      customerName: 'Al',
      customerPhone: '07700 900145',
      scheduledAt: at(6),
    };
    expect((await visitor.call('POST', 'appointments', { body })).status).toBe(201);
  });
});

it('is not there without keys, and says so', async () => {
  const keyless = await startTestBackend();
  try {
    const firm = await newInstaller(keyless, 'poole');
    const token = await signIn(keyless, firm);
    const call = async (method: string, path: string, body?: unknown) =>
      (await keyless.call(method, `/api/installer/calendar/google${path}`, { token, body })).json;
    expect(await call('GET', '')).toEqual({ available: false, connectedAt: null, failure: null });
    expect(await call('POST', '/connect')).toEqual({ address: null });
    expect(await call('POST', '/finish', { state: 'any' })).toMatchObject({ problem: 'not-available' });
  } finally {
    await keyless.stop();
  }
});
