import { CommandBus } from '@nestjs/cqrs';
import { SuspendInstaller } from '@pilotlight/backend/installers/suspend-installer.command';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  const names = {
    amber: 'Amber, "Boilers" Ltd',
    bolt: '=HYPERLINK("https://evil.example")',
    cosy: 'Cosy',
    dales: 'Dales',
  };
  for (const [slug, name] of Object.entries(names)) await backend.asAdmin('POST', '/api/installers', { slug, name });
});
afterAll(() => backend.stop());

const change = (body: object) => backend.asAdmin('POST', '/api/admin/installers/chatbots', body);
const eventsOf = async (slug: string): Promise<unknown[]> =>
  (await backend.events()).flatMap(({ stream, type, data }) =>
    stream === `installer-${slug}` && /Suspended|Resumed/.test(type) ? [{ type, ...Object(data) }] : [],
  );
const suspended = async (): Promise<unknown> =>
  (await backend.asAdmin('GET', '/api/admin/installers/slugs?filter=suspended&sort=name')).json['slugs'];

it('suspends several by one command each, and says of each what came of it', async () => {
  const slugs = ['amber', 'nobody', 'dales', 'amber'];
  const { status, json } = await change({ act: 'suspend', slugs, reason: 'Left the scheme' });
  expect(status).toBe(200);
  expect(json).toEqual({
    changes: [
      { slug: 'amber', outcome: 'changed', message: null },
      { slug: 'nobody', outcome: 'failed', message: 'No such installer' },
      { slug: 'dales', outcome: 'changed', message: null },
    ],
  });
  expect(await suspended()).toEqual(['amber', 'dales']);
  const shown = await backend.asAdmin('GET', '/api/installers?slug=amber');
  expect(shown.json).toMatchObject({ installers: [{ suspendedBy: 'admin', suspensionReason: 'Left the scheme' }] });
  expect(await eventsOf('amber')).toMatchObject([{ type: 'InstallerSuspended', cause: 'admin' }]);
});

it('tells those that were so before from those that it changed', async () => {
  const { json } = await change({ act: 'suspend', slugs: ['amber', 'cosy'] });
  expect(json).toMatchObject({ changes: [{ outcome: 'unchanged' }, { outcome: 'changed' }] });
  expect(await eventsOf('amber')).toHaveLength(1);
});

it('leaves one that an unpaid subscription suspended as it is', async () => {
  const context = { actor: { kind: 'system', id: null }, requestId: 'unpaid' } as const;
  await backend.app.get(CommandBus).execute(new SuspendInstaller('bolt', 'payment', context));
  const { json } = await change({ act: 'suspend', slugs: ['bolt'] });
  expect(json).toMatchObject({ changes: [{ outcome: 'unchanged' }] });
  expect(await eventsOf('bolt')).toMatchObject([{ cause: 'payment' }]);
  await change({ act: 'resume', slugs: ['bolt'] });
});

it('resumes them, which takes the reason away', async () => {
  const { json } = await change({ act: 'resume', slugs: ['amber', 'cosy', 'dales', 'bolt'] });
  const outcomes = ['changed', 'changed', 'changed', 'unchanged'];
  expect(json).toMatchObject({ changes: outcomes.map((outcome) => ({ outcome })) });
  expect(await suspended()).toEqual([]);
  const shown = await backend.asAdmin('GET', '/api/installers?slug=amber');
  expect(shown.json).toMatchObject({ installers: [{ suspendedAt: null, suspensionReason: null }] });
});

it.each([
  ['nobody', { act: 'suspend', slugs: [] }],
  ['more than a turn', { act: 'suspend', slugs: Array.from({ length: 26 }, (_, each) => `firm-${each}`) }],
  ['another act', { act: 'delete', slugs: ['amber'] }],
  ['an endless reason', { act: 'suspend', slugs: ['amber'], reason: 'x'.repeat(201) }],
])('refuses %s and changes nothing', async (_, body) => {
  const { status, json } = await change(body);
  expect([status, json['code']]).toEqual([400, 'invalid']);
  expect(await suspended()).toEqual([]);
});

it('names all that the list finds, in its order', async () => {
  const { json } = await backend.asAdmin('GET', '/api/admin/installers/slugs?search=o&sort=name');
  expect(json['slugs']).toEqual(['bolt', 'amber', 'cosy']);
});

it('exports what the list finds: quoted by RFC 4180, no formula, no API key', async () => {
  const answer = await backend.asAdmin('GET', '/api/admin/installers.csv?sort=newest');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="installers-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = answer.text.split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^\uFEFF?Name,Slug,Chatbot,/);
  expect(lines.slice(1, 5).map((line) => line.slice(0, 45))).toEqual([
    expect.stringMatching(/^Dales,dales,Live,/),
    expect.stringMatching(/^Cosy,cosy,Live,/),
    `"'=HYPERLINK(""https://evil.example"")",bolt,`,
    expect.stringMatching(/^"Amber, ""Boilers"" Ltd",amber,Live,/),
  ]);
  expect(answer.text).not.toMatch(/[A-Za-z0-9_-]{40}/);
  const found = await backend.asAdmin('GET', '/api/admin/installers.csv?search=cosy');
  expect(found.text.split('\r\n')).toHaveLength(3);
});
