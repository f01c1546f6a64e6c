import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { InstallerReader } from './installer.reader';
import { type InstallersQuery, InstallersReader } from './installers.reader';

const today = '2026-11-20';
const acmeId = '018f5b7e-1111-4111-8111-111111111111';
const longName = 'The Quite Remarkably Long Named Boiler & Heating Company Ltd';

let side: ReadSide;
let reader: InstallersReader;

const list = (query: Partial<InstallersQuery> = {}) =>
  reader.list(platform, { search: '', filter: 'all', sort: 'needs-a-look', page: 1, pageSize: 25, ...query }, today);
const slugsOf = async (query: Partial<InstallersQuery>) => (await list(query)).installers.map(({ slug }) => slug);

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new InstallersReader(side.readers);
  await side.start();
  const acme = installer('acme');
  const zulu = installer('zulu');
  const mid = installer('mid-100');
  const chat = conversation('mid-100', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
  const older = conversation('mid-100', '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb');
  await side.shows(
    { event: acme.created(longName, acmeId), at: '2026-11-01T09:00:00.000Z' },
    acme.loginEmail('owner_1@acme.co.uk'),
    acme.allows('https://acme.example'),
    acme.keyIssued('018f5b7e-9999-4999-8999-999999999999', 1),
    { event: zulu.created('Zulu Gas'), at: '2026-11-02T09:00:00.000Z' },
    zulu.suspended('payment'),
    { event: mid.created('Mid 100% Heating 🔥'), at: '2026-11-03T09:00:00.000Z' },
    { event: older.started(), at: '2026-11-13T12:00:00.000Z' },
    { event: chat.started(), at: '2026-11-20T12:00:00.000Z' },
    chat.captured(),
  );
});
afterAll(() => side.close());

it('puts those that need a look first, then goes by name', async () => {
  expect(await slugsOf({})).toEqual(['zulu', 'mid-100', 'acme']);
  expect(await slugsOf({ sort: 'name' })).toEqual(['mid-100', 'acme', 'zulu']);
  expect(await slugsOf({ sort: 'newest' })).toEqual(['mid-100', 'zulu', 'acme']);
  expect(await slugsOf({ sort: 'most-chats' })).toEqual(['mid-100', 'acme', 'zulu']);
});

it('has who asks for a change of its training looked at, until it is done', async () => {
  const data = { slug: 'acme', changeId: acmeId };
  await side.shows({ type: 'TrainingChangeAsked', data: { ...data, text: 'We close at 4' } });
  expect(await slugsOf({ filter: 'needs-a-look' })).toEqual(['acme', 'zulu']);
  expect((await list({ slug: 'acme' })).installers[0]?.changesAsked).toBe(1);
  await side.shows({ type: 'TrainingChangeDone', data });
  expect(await slugsOf({ filter: 'needs-a-look' })).toEqual(['zulu']);
});

it('filters the suspended, pages, and counts all of them', async () => {
  expect(await slugsOf({ filter: 'suspended' })).toEqual(['zulu']);
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({
    installers: [{ slug: 'acme' }],
    total: 3,
    counts: { active: 3, suspended: 1 },
  });
  expect(await list({ page: 9 })).toMatchObject({ installers: [], total: 3 });
});

it('counts what each filter leaves of those that are searched for', async () => {
  const found = { all: 3, 'needs-a-look': 1, 'payment-failed': 0, suspended: 1, 'manual-payment': 0 };
  expect((await list()).found).toEqual(found);
  expect((await list({ search: 'zulu', filter: 'manual-payment' })).found).toEqual({ ...found, all: 1 });
  expect((await list({ search: 'acme' })).found).toEqual({ ...found, all: 1, 'needs-a-look': 0, suspended: 0 });
});

it('finds by name, slug, email and domain, and takes %, _ and \\ for what they are', async () => {
  expect(await slugsOf({ search: 'REMARKABLY' })).toEqual(['acme']);
  expect(await slugsOf({ search: 'owner_1@' })).toEqual(['acme']);
  expect(await slugsOf({ search: 'acme.example' })).toEqual(['acme']);
  expect(await slugsOf({ search: 'mid-1' })).toEqual(['mid-100']);
  expect(await slugsOf({ search: '%' })).toEqual(['mid-100']);
  expect(await slugsOf({ search: '_' })).toEqual(['acme']);
  expect(await slugsOf({ search: '\\' })).toEqual([]);
  expect(await slugsOf({ search: '🔥' })).toEqual(['mid-100']);
  expect(await slugsOf({ search: "' or true --" })).toEqual([]);
  expect(await slugsOf({ search: '%_\\🔥'.repeat(40) })).toEqual([]);
});

it('finds by the whole slug, which may be part of another', async () => {
  expect(await slugsOf({ slug: 'mid-100' })).toEqual(['mid-100']);
  expect(await slugsOf({ slug: 'mid' })).toEqual([]);
  expect(await slugsOf({ slug: 'mid-100', filter: 'suspended' })).toEqual([]);
  expect(await list({ slug: 'acme', search: 'acme' })).toMatchObject({ total: 1, counts: { active: 3 } });
});

it('shows the week beside the week before', async () => {
  const [mid] = (await list({ search: 'mid' })).installers;
  expect(mid?.week).toEqual({
    chatsByDay: [0, 0, 0, 0, 0, 0, 1],
    chats: 1,
    chatsBefore: 1,
    leads: 1,
    leadsBefore: 0,
    hot: 0,
    hotBefore: 0,
  });
});

it('finds one installer by its slug, without its key', async () => {
  const bySlug = await new InstallerReader(side.readers).bySlug('acme');
  expect(bySlug).toMatchObject({
    id: acmeId,
    name: longName,
    installerEmail: 'owner_1@acme.co.uk',
    createdAt: '2026-11-01T09:00:00.000Z',
    apiKeyCredentialId: '018f5b7e-9999-4999-8999-999999999999',
    revision: 3,
  });
  expect(bySlug).not.toHaveProperty('apiKey');
  expect(await new InstallerReader(side.readers).bySlug('nobody')).toBeUndefined();
});
