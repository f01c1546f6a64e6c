import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';

const publicUrl = 'http://127.0.0.1';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const get = (path: string) => backend.call('GET', path);

it.each([
  ['/installer/dashboard', 200],
  ['/admin/dashboard', 200],
  ['/no-such-page', 404],
  ['/administrator', 404],
  ['/admin/dashboard/new', 200],
  ['/admin/dashboard/pending', 200],
  ['/admin/dashboard/downloads', 200],
  ['/admin/dashboard/aire-valley/billing', 200],
  ['/admin/notifications', 200],
  ['/admin/notifications/new', 200],
  ['/admin/notifications/log', 200],
  ['/admin/notifications/log/6f0a1c52', 200],
  ['/admin/notifications/nope', 404],
  ['/dev/outbox', 200],
  ['/dev', 404],
  ['/admin/dashboard/leeds/edit', 200],
  ['/admin/dashboard/leeds/transcripts/6f0a1c52', 200],
  ['/admin/dashboard/installer/leeds/insights/6f0a1c52', 200],
  ['/installer/dashboard/transcripts', 200],
  ['/installer/dashboard/training', 200],
  ['/installer/dashboard/analytics', 200],
  ['/admin/dashboard/analytics', 200],
  ['/admin/dashboard/installer/leeds/analytics', 200],
  ['/installer/diary', 200],
  ['/installer/dashboard/transcripts/6f0a1c52', 200],
  ['/installer/conversations/6f0a1c52/sheet', 200],
  ['/installer/diary', 200],
  ['/appointment', 404],
  ['/installer/dashboard/settings', 200],
  ['/installer/dashboard/settings/branding', 200],
  ['/installer/dashboard/settings/embed-code', 200],
  ['/installer/dashboard/settings/nope', 404],
  ['/installer/settings', 200],
  ['/installer/settings/availability', 200],
  ['/installer/settings/hours', 200],
  ['/installer/settings/blocked-days', 200],
  ['/installer/settings/notifications', 200],
  ['/installer/settings/privacy', 200],
  ['/installer/settings/security', 200],
  ['/installer/settings/api-keys', 200],
  ['/installer/settings/nope', 404],
  ['/installer/conversations/6f0a1c52', 404],
  ['/admin/login.php', 404],
  ['/admin/dashboard/leeds', 404],
  ['/installer/dashboard/nope', 404],
])('answers %s with the page and %s', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(answer.text).toContain('<title>Pilotlight</title>');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

describe('what search engines and shared links are told of', () => {
  it.each([
    ['/', 'Website chat for heating firms · Pilotlight', '/', null],
    ['/admin', 'Website chat for heating firms · Pilotlight', '/', null],
    ['/installer/register?from=leaflet', 'Register your business · Pilotlight', '/installer/register', null],
    ['/installer/login/', 'Sign in · Installers · Pilotlight', '/installer/login', null],
    ['/admin/login', 'Sign in · Admin · Pilotlight', '/admin/login', 'noindex'],
  ])('%s is its name, what it is for and its one address', async (path, title, canonical, robots) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-cache', robots]);
    expect(text.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`);
    expect(text).toMatch(/<meta name="description" content="[^"]{70,170}">/);
    for (const property of ['title', 'description', 'url', 'image'])
      expect(text.match(new RegExp(`<meta property="og:${property}" content="[^"]+">`, 'g'))).toHaveLength(1);
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${publicUrl}/sitemap.xml`],
    ['/sitemap.xml', 'application/xml; charset=utf-8', `<loc>${publicUrl}/portal</loc>`],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:security@pilotlight.example'],
  ])('the whole site, at %s', async (path, type, line) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(text).toContain(line);
  });

  it('the sitemap, is a page for everybody each time', async () => {
    const { text } = await get('/sitemap.xml');
    const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(paths.toSorted()).toEqual(['/', '/installer', '/installer/login', '/installer/register', '/portal']);
    for (const path of paths) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 200, null]);
    }
  });

  it('weaknesses, holds for months and not for ever', async () => {
    const { text } = await get('/.well-known/security.txt');
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

describe('the landing pages', () => {
  const told = ['content-type', 'cache-control', 'vary', 'content-encoding'];

  it.each([
    ['/installer', 'gzip, deflate, br, zstd', 'br', 'website chat'],
    ['/installer/', 'gzip', 'gzip', 'website chat'],
    ['/installer?from=leaflet', 'identity', null, 'website chat'],
    ['/installer', 'br;q=0, gzip;q=0.5', 'gzip', 'website chat'],
    ['/portal', 'gzip, deflate, br, zstd', 'br', 'for platform admins'],
    ['/portal/', 'gzip', 'gzip', 'for platform admins'],
    ['/portal#status', 'identity', null, 'for platform admins'],
  ])('at %s, for who unpacks %s, are sent as %s', async (path, accepted, encoding, title) => {
    const { status, headers, text } = await backend.call('GET', path, { headers: { 'accept-encoding': accepted } });
    expect([status, ...told.map((name) => headers.get(name))]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      'accept-encoding',
      encoding,
    ]);
    expect(text).toMatch(new RegExp(`<title>Pilotlight.*${title}</title>`));
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it.each(['/installer.html', '/portal.html', '/portal/features'])(
    'have no second address such as %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

it('keeps the address of a visit’s link from caches, search engines and other sites, however long', async () => {
  const { status, headers, text } = await get(`/appointment/${'t'.repeat(250)}`);
  expect([status, text]).toEqual([200, expect.stringContaining('<title>Your visit</title>')]);
  const told = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name));
  expect(told).toEqual(['no-store', 'no-referrer', 'noindex, nofollow']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/widget/pilotlight.js', 'public, max-age=300, stale-while-revalidate=86400', 'cross-origin'],
  ['/widget/panel-1a2b.js', 'public, max-age=31536000, immutable', 'cross-origin'],
  ['/widget/version.json', 'public, max-age=300, stale-while-revalidate=86400', 'cross-origin'],
  ['/widget/v/0123456789abcdef/pilotlight.js', 'public, max-age=31536000, immutable', 'cross-origin'],
])('lets %s be kept: %s', async (path, cache, resource) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control'), headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    cache,
    resource,
  ]);
});

it.each([
  '/assets/../index.html',
  '/widget/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/',
  '/widget/',
  '/assets/none.js',
])('gives no file away at %s', async (path) => {
  const { status, text } = await get(path);
  expect([400, 403, 404]).toContain(status);
  expect(text).not.toMatch(/root:|"name"|0;/);
});

it('is strict about what its pages may load, and where they may be shown', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-powered-by')).toBeNull();
});

it('has no answer of the API kept anywhere', async () => {
  for (const path of ['/api/installers', '/api/nothing', '/api/openapi.json', '/healthz', '/readyz'])
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
});

it('answers an unknown call as JSON', async () => {
  const { status, json } = await get('/api/nothing');
  expect([status, json]).toEqual([
    404,
    { message: 'There is no such call', code: 'not-found', requestId: expect.any(String) },
  ]);
});

it('lives and is ready', async () => {
  expect((await get('/healthz')).json).toEqual({ status: 'ok' });
  const { status, json } = await get('/readyz');
  expect([status, json]).toEqual([
    200,
    {
      status: 'ready',
      parts: { database: 'ok', eventLog: 'ok', readModels: expect.stringMatching(/^\d+ ms behind$/), photos: 'ok' },
    },
  ]);
});

it('sends a file as small as its build left it, to whoever can unpack it', async () => {
  const { status, headers } = await backend.call('GET', '/widget/pilotlight.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, 'br', 'accept-encoding']);
});
