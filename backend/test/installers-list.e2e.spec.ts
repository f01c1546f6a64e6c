import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import type { Json } from './http-call';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  const names = { amber: 'Amber Boilers', bolt: 'Bolt & Sons', cosy: 'Cosy 100% Heat', dales: 'Dales_Heating' };
  for (const [slug, name] of Object.entries(names)) await backend.asAdmin('POST', '/api/installers', { slug, name });
});
afterAll(() => backend.stop());

const list = (query: string) => backend.asAdmin('GET', `/api/installers${query}`);
const slugs = (json: Json): unknown[] => Object.values<Json>(json['installers'] ?? {}).map((each) => each['slug']);

it('shows all by name, with how many there are', async () => {
  const { json } = await list('?sort=name');
  expect(slugs(json)).toEqual(['amber', 'bolt', 'cosy', 'dales']);
  expect(json).toMatchObject({ total: 4, counts: { active: 4, suspended: 0 } });
});

it.each([
  ['BOLT', ['bolt']],
  ['100%', ['cosy']],
  ['s_h', ['dales']],
  ['%', ['cosy']],
  ['x'.repeat(200), []],
  ["'; drop table read.installers; --", []],
])('finds by %s, taken as it is', async (search, found) => {
  const { json } = await list(`?sort=name&search=${encodeURIComponent(search)}`);
  expect(slugs(json)).toEqual(found);
  expect(json).toMatchObject({ total: found.length, counts: { active: 4 } });
});

const page = async (number: number) => (await list(`?sort=name&pageSize=3&page=${number}`)).json;

it('turns the pages', async () => {
  expect(slugs(await page(1))).toEqual(['amber', 'bolt', 'cosy']);
  expect(slugs(await page(2))).toEqual(['dales']);
  expect(await page(3)).toMatchObject({ installers: [], total: 4 });
});

it.each(['page=0', 'page=x', 'pageSize=1001', 'sort=worst', 'filter=none', `search=${'x'.repeat(201)}`])(
  'refuses %s calmly',
  async (query) => {
    const { status, json } = await list(`?${query}`);
    expect([status, json['code']]).toEqual([400, 'invalid']);
  },
);

it.each(['search=%00', 'search=a%00b', 'search=%ED%A0%80'])(
  'takes characters that no name holds calmly: %s',
  async (query) => {
    expect([200, 400]).toContain((await list(`?${query}`)).status);
  },
);
