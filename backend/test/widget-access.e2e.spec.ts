import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { brandProperties } from '@pilotlight/contracts/values/brand/brand-colours';
import { brandingSchema } from '@pilotlight/contracts/values/branding';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { branding: { primaryColour: '#112233' } });
  york = await newInstaller(backend, 'york');
  await newInstaller(backend, 'nowhere', { allowedDomains: [] });
});
afterAll(() => backend.stop());

const closed = { message: "This chat isn't available here", code: 'forbidden', requestId: expect.any(String) };
const access = (slug: string, body: object, origin?: string) =>
  backend.call('POST', `/api/widget/${slug}/access`, { body, ...(origin && { origin }) });
const asked = (installer: InstallerOnBoard) => ({
  installerId: installer.slug,
  origin: installer.origin,
  key: installer.key,
});
const sessions = async (): Promise<number> =>
  Number(
    (await backend.database.query<{ count: string }>('select count(*) from access.widget_sessions')).rows[0]?.count,
  );

const launcher = (slug: string, origin?: string) =>
  backend.call('POST', `/api/widget/${slug}/launcher`, origin ? { origin } : {});

describe('the launcher', () => {
  it('learns how to look on its own website, and starts nothing', async () => {
    const before = (await backend.events()).length;
    const { status, json } = await launcher('leeds', leeds.origin);
    expect(status).toBe(200);
    const branding = brandingSchema.parse(leeds.account['branding']);
    expect(json).toEqual({
      name: 'Firm leeds',
      branding,
      colours: brandProperties(branding),
      offers: ['Book a visit', 'Ask us to ring you'],
      consent: marketingWording,
      except: '',
    });
    expect((await backend.events()).length).toBe(before);
    expect(await sessions()).toBe(0);
  });

  it.each([
    ['another origin', 'leeds', 'https://evil.example'],
    ['no origin', 'leeds', undefined],
    ['an unknown installer', 'nobody', 'https://leeds.example'],
    ['an empty list', 'nowhere', 'https://nowhere.example'],
  ])('stays closed for %s', async (_what, slug, origin) => {
    const { status, json } = await launcher(slug, origin);
    expect([status, json]).toEqual([403, closed]);
  });
});

describe('a visit’s link', () => {
  it('works on any website that carries it, for its token is the right to it', async () => {
    const origin = 'https://anywhere.example';
    const preflight = await backend.call('OPTIONS', '/api/appointment', { origin });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    const { status, headers } = await backend.call('POST', '/api/appointment', { origin, body: { token: 'half' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, origin]);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('lets its page ask for the free times from the platform’s own address, and no other website', async () => {
    const times = '/api/widget/leeds/availability';
    expect((await backend.call('GET', times)).status).toBe(200);
    expect((await backend.call('GET', times, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('opening a session', () => {
  it('gives its id, its token and how to look', async () => {
    const { status, json } = await access('leeds', asked(leeds), leeds.origin);
    expect(status).toBe(200);
    expect(json).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Firm leeds',
      branding: leeds.account['branding'],
    });
    const { rows } = await backend.database.query(
      "select encode(token_hash, 'hex') hash, encode(address_hash, 'hex') address from access.widget_sessions",
    );
    expect(JSON.stringify(rows)).not.toContain(json['sessionToken']);
  });

  it.each([
    ['another scheme', 'http://leeds.example'],
    ['another port', 'https://leeds.example:8443'],
    ['a subdomain', 'https://www.leeds.example'],
    ['a name that begins alike', 'https://leeds.example.evil.example'],
    ['a name that ends alike', 'https://notleeds.example'],
    ['an opaque origin', 'null'],
    ["another installer's website", 'https://york.example'],
  ])('is refused on %s', async (_what, origin) => {
    const { status, json, headers } = await access('leeds', asked(leeds), origin);
    expect([status, json]).toEqual([403, closed]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it("believes the browser's header, never the body's origin over it", async () => {
    expect((await access('leeds', asked(leeds), 'https://evil.example')).status).toBe(403);
    expect((await access('leeds', { ...asked(leeds), origin: 'https://evil.example' }, leeds.origin)).status).toBe(200);
  });

  it('takes the body at its word where there is no header, exactly', async () => {
    expect((await access('leeds', { ...asked(leeds), origin: 'https://leeds.example/contact?x=1' })).status).toBe(200);
    for (const origin of ['https://evil.example', '', null, 'leeds.example'])
      expect((await access('leeds', { ...asked(leeds), origin })).status).toBe(403);
  });

  it.each([
    ['a wrong key', () => ({ ...asked(leeds), key: `${leeds.key}x` })],
    ["another installer's key", () => ({ ...asked(leeds), key: york.key })],
    ['an empty key', () => ({ ...asked(leeds), key: '' })],
    ['another installer in the body', () => ({ ...asked(leeds), installerId: 'york' })],
  ])('is refused with %s', async (_what, body) => {
    const { status, json } = await access('leeds', body(), leeds.origin);
    expect([status, json]).toEqual([403, closed]);
  });

  it('is refused where the list of websites is empty, and for nobody at all, in the same words', async () => {
    for (const slug of ['nowhere', 'nobody']) {
      const { status, json } = await access(
        slug,
        { installerId: slug, origin: leeds.origin, key: leeds.key },
        leeds.origin,
      );
      expect([status, json]).toEqual([403, closed]);
    }
  });
});

const resume = async (installer: InstallerOnBoard, sessionToken: unknown, origin = installer.origin) =>
  (await access(installer.slug, { ...asked(installer), sessionToken }, origin)).json['sessionId'];

describe('resuming', () => {
  it('finds its own conversation by its token', async () => {
    const visitor = await Visitor.of(backend, leeds);
    const { json } = await access('leeds', { ...asked(leeds), sessionToken: visitor.token }, leeds.origin);
    expect([json['sessionId'], json['sessionToken']]).toEqual([visitor.sessionId, visitor.token]);
  });

  it.each([null, '', 'x'.repeat(43), '../../etc/passwd'])(
    'begins a new one for a token that is none: %j',
    async (token) => {
      expect(await resume(leeds, token)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it("begins a new one for another installer's token, or one of another website", async () => {
    const visitor = await Visitor.of(backend, york);
    expect(await resume(leeds, visitor.token)).not.toBe(visitor.sessionId);
    const two = await newInstaller(backend, 'two-sites', {
      allowedDomains: ['https://two-sites.example', 'https://two.example'],
    });
    const first = await Visitor.of(backend, two);
    expect(await resume(two, first.token, 'https://two.example')).not.toBe(first.sessionId);
    expect(await resume(two, first.token)).toBe(first.sessionId);
  });
});

const preflight = (slug: string, origin: string) =>
  backend.call('OPTIONS', `/api/widget/${slug}/chat`, {
    origin,
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  });

describe('CORS', () => {
  it("answers a preflight for the tenant's own origin, exactly and without credentials", async () => {
    const { status, headers, text } = await preflight('leeds', leeds.origin);
    expect([status, text]).toEqual([204, '']);
    expect(
      Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control') || name === 'vary')),
    ).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': 'https://leeds.example',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '7200',
    });
  });

  it.each([
    ['leeds', 'https://york.example'],
    ['leeds', 'null'],
    ['nobody', 'https://leeds.example'],
    ['nowhere', 'https://nowhere.example'],
  ])('gives nothing on %s to %s', async (slug, origin) => {
    const { status, headers } = await preflight(slug, origin);
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([403, null, 'Origin']);
  });

  it('echoes the origin on answers and refusals alike, so that the page can read why', async () => {
    const right = await access('leeds', asked(leeds), leeds.origin);
    const wrong = await access('leeds', { ...asked(leeds), key: 'wrong' }, leeds.origin);
    for (const { headers } of [right, wrong])
      expect([
        headers.get('access-control-allow-origin'),
        headers.get('vary'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual([leeds.origin, 'Origin', null]);
  });

  it('is for the widget only', async () => {
    const { headers } = await backend.call('OPTIONS', '/api/installers', {
      origin: leeds.origin,
      headers: { 'access-control-request-method': 'GET' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('opens 120 sessions an hour from one address, exactly, and no more', async () => {
  await backend.database.query('delete from access.attempts');
  const before = await sessions();
  const answers = await Promise.all(Array.from({ length: 130 }, () => access('leeds', asked(leeds), leeds.origin)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('600');
  expect(await sessions()).toBe(before + 120);
});
