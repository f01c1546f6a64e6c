import { createHash } from 'node:crypto';
import { CalendarProblem } from './calendar';
import { googleAccess } from './google-access';
import { GoogleCalendar, scopes } from './google-calendar';
import { type Fault, GoogleServer } from './testing/google-server';

let google: GoogleServer;
let calendar: GoogleCalendar;
const grant = 'refresh-known';
beforeEach(async () => {
  google = await GoogleServer.start();
  google.refreshTokens.add(grant);
  calendar = new GoogleCalendar(googleAccess(google.settings, 'https://app.pilotlight.example'));
});
afterEach(async () => {
  await calendar.close();
  await google.stop();
});

const visit = {
  id: '0c5dnrso0008h00200000001',
  start: '2026-12-01T09:00:00.000Z',
  end: '2026-12-01T10:00:00.000Z',
  summary: 'Service or repair: Jo Marsh',
  location: 'LS17 8AB',
  description: 'Phone: 07700 900123',
  tentative: false,
};
const day = { start: '2026-12-01T00:00:00.000Z', end: '2026-12-02T00:00:00.000Z' };

const once = (pattern: RegExp, fault: Fault) => {
  let left = 1;
  return (call: string): Fault | null => (pattern.test(call) && left-- > 0 ? fault : null);
};
const always = (pattern: RegExp, fault: Fault) => (call: string) => (pattern.test(call) ? fault : null);
const faultOf = async (failing: Promise<unknown>): Promise<string> =>
  await failing.then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof CalendarProblem)) throw error;
      return error.fault;
    },
  );

describe('consent at Google', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const address = () => calendar.consentAddress({ state: 'one-use', challenge });

  it('is asked for events and busy times alone, to be used offline, by PKCE', () => {
    const { searchParams } = new URL(address());
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: GoogleServer.client.id,
      redirect_uri: 'https://app.pilotlight.example/api/calendar/google/callback',
      response_type: 'code',
      scope: scopes.join(' '),
      state: 'one-use',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('gives what lets us in, to whoever has the verifier', async () => {
    const code = google.consented(address()).searchParams.get('code') ?? '';
    const refreshToken = await calendar.exchange(code, verifier);
    expect(google.refreshTokens).toContain(refreshToken);
    const other = google.consented(address()).searchParams.get('code') ?? '';
    expect(await faultOf(calendar.exchange(other, 'w'.repeat(43)))).toBe('access-lost');
  });

  it('that allows too little is given back', async () => {
    const code = google.consented(address(), scopes[0]).searchParams.get('code') ?? '';
    expect(await calendar.exchange(code, verifier)).toBeNull();
    expect([...google.refreshTokens]).toEqual([grant]);
  });

  it('ends when it is revoked, also one that Google no longer knows', async () => {
    await calendar.revoke(grant);
    expect(google.refreshTokens.size).toBe(0);
    await expect(calendar.revoke(grant)).resolves.toBeUndefined();
  });
});

describe('an event at Google', () => {
  it('is written, written over, and taken away', async () => {
    await calendar.put(grant, visit);
    expect(google.live).toMatchObject([
      {
        id: visit.id,
        status: 'confirmed',
        summary: visit.summary,
        location: 'LS17 8AB',
        start: { dateTime: visit.start },
      },
    ]);
    await calendar.put(grant, { ...visit, start: '2026-12-01T09:30:00.000Z', tentative: true });
    expect(google.live).toMatchObject([{ status: 'tentative', start: { dateTime: '2026-12-01T09:30:00.000Z' } }]);
    await calendar.remove(grant, visit.id);
    expect(google.live).toEqual([]);
  });

  it('is there once, whatever of a first writing got lost', async () => {
    google.fault = once(/^POST .*events$/, 'obeyed-then-cut');
    expect(await faultOf(calendar.put(grant, visit))).toBe('down');
    await calendar.put(grant, visit);
    expect(google.live).toHaveLength(1);
  });

  it('is written over where another process was faster (409)', async () => {
    google.fault = once(/^PATCH/, { status: 404, reason: 'notFound' });
    google.events.set(visit.id, {
      ...visit,
      status: 'confirmed',
      summary: 'Older',
      start: { dateTime: '' },
      end: { dateTime: '' },
    });
    await calendar.put(grant, visit);
    expect(google.live).toMatchObject([{ summary: visit.summary }]);
  });

  it('comes back where it was deleted by hand', async () => {
    await calendar.put(grant, visit);
    await calendar.remove(grant, visit.id);
    await calendar.put(grant, visit);
    expect(google.live).toHaveLength(1);
  });

  it('that is gone already (404, 410) is gone', async () => {
    await calendar.remove(grant, visit.id);
    await calendar.put(grant, visit);
    await calendar.remove(grant, visit.id);
    await calendar.remove(grant, visit.id);
    expect(google.live).toEqual([]);
  });

  it('is written with a fresh token where the one in hand is refused (401)', async () => {
    await calendar.put(grant, visit);
    google.forgetAccessTokens();
    await calendar.put(grant, { ...visit, summary: 'Again' });
    expect(google.live).toMatchObject([{ summary: 'Again' }]);
    expect(google.calls.filter((call) => call === 'POST /token')).toHaveLength(2);
  });

  it.each<[string, Fault, string]>([
    ['too many requests (403)', { status: 403, reason: 'rateLimitExceeded' }, 'busy'],
    ['too many of this user (403)', { status: 403, reason: 'userRateLimitExceeded' }, 'busy'],
    ['too many requests (429)', { status: 429, reason: 'rateLimitExceeded' }, 'busy'],
    ['a right that is missing (403)', { status: 403, reason: 'insufficientPermissions' }, 'access-lost'],
    ['a failure of Google (500)', { status: 500, reason: 'backendError' }, 'down'],
    ['a failure of Google (503)', { status: 503, reason: 'backendError' }, 'down'],
    ['an event it does not take (400)', { status: 400, reason: 'invalid' }, 'refused'],
    ['a cut line', 'cut', 'down'],
  ])('fails by %s and says of which kind that is', async (_what, fault, kind) => {
    google.fault = always(/events/, fault);
    expect(await faultOf(calendar.put(grant, visit))).toBe(kind);
    // Whoever asked decides when it is tried again.
    expect(google.calls.filter((call) => call.includes('events'))).toHaveLength(1);
  });

  it('is not written once the installer took our access back, and says so', async () => {
    google.refreshTokens.clear();
    expect(await faultOf(calendar.put(grant, visit))).toBe('access-lost');
  });

  it('names nobody and no token in what a failure says', async () => {
    google.fault = always(/events/, { status: 400, reason: 'invalid' });
    const error = await calendar.put(grant, visit).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Jo Marsh|Bearer|refresh-/);
  });
});

describe('busy times at Google', () => {
  it('are what it says, in UTC', async () => {
    google.busy = [{ start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T10:00:00+01:00' }];
    expect(await calendar.busy(grant, day)).toEqual([
      { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T09:00:00.000Z' },
    ]);
  });

  it('are waited for a second at most, and not asked for a while once that failed thrice', async () => {
    await calendar.busy(grant, day);
    google.fault = always(/freeBusy/, 'hangs');
    for (let time = 0; time < 3; time++) {
      const began = Date.now();
      expect(await faultOf(calendar.busy(grant, day))).toBe('down');
      expect(Date.now() - began).toBeLessThan(2_500);
    }
    const { length } = google.calls;
    expect(await faultOf(calendar.busy(grant, day))).toBe('down');
    expect(google.calls).toHaveLength(length);
  });

  it('count as not said where the answer has none', async () => {
    google.fault = always(/freeBusy/, { status: 200, reason: 'odd' });
    expect(await faultOf(calendar.busy(grant, day))).toBe('down');
  });
});
