import { type LeadPage, leadRowSchema } from '@pilotlight/contracts/http/lead-hub';
import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { systemLeadSchema } from '@pilotlight/contracts/http/public-api';
import type { Grade } from '@pilotlight/contracts/values/intent';
import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { looksAt } from './lead-search';
import { type LeadScope, LeadsReader, type SystemLeadsQuery } from './leads.reader';

let side: ReadSide;
let reader: LeadsReader;

const idOf = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const minute = (number: number) => new Date(Date.UTC(2026, 10, 20, 9, number)).toISOString();

const filters = (some: Partial<LeadFilters> = {}) => leadFiltersSchema.parse(some);
const numbersOf = (leads: readonly { sessionId: string }[]) =>
  leads.map(({ sessionId }) => Number(sessionId.slice(-4)));
const pageAfter = async (cursor: string, some: Partial<LeadFilters> = {}, scope: LeadScope = 'acme', size = 50) => {
  const found = await reader.page(scope, filters(some), cursor, size);
  if (!found) throw new Error('The cursor is none of its own');
  return found;
};
const page = async (some: Partial<LeadFilters> = {}, scope: LeadScope = 'acme') =>
  numbersOf((await pageAfter('', some, scope)).leads);

/** One lead after the other, a minute apart; the tenth talks and is none. */
const people = [
  { slug: 'acme', name: 'Amy', phone: '07700 900101', postcode: 'LS6 2AB', grade: 'A', intent: 'quote', stage: 'new' },
  { slug: 'acme', name: 'Bob', phone: '07700 900102', postcode: 'LS1 1AA', grade: 'B', intent: 'quote', stage: 'won' },
  { slug: 'acme', name: 'Cat', phone: '07700 900103', postcode: 'M1 1AE', grade: 'A', intent: 'service', stage: 'new' },
  {
    slug: 'acme',
    name: '50%_off\\',
    phone: '07700 900104',
    postcode: 'M2 2AB',
    grade: 'C',
    intent: 'general',
    stage: 'lost',
  },
  {
    slug: 'acme',
    name: 'Eve',
    phone: '07700 900105',
    postcode: '',
    grade: null,
    intent: 'service',
    stage: 'contacted',
  },
  { slug: 'best', name: 'Amy', phone: '07700 900106', postcode: 'LS6 2AB', grade: 'A', intent: 'quote', stage: 'new' },
] as const;

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new LeadsReader(side.readers);
  await side.start();
  for (const [index, { slug, name, phone, postcode, grade, intent, stage }] of people.entries()) {
    const chat = conversation(slug, idOf(index + 1));
    await side.shows(
      { event: chat.started(), at: minute(index) },
      chat.intends(intent),
      chat.gives({ first_name: name, phone, ...(postcode && { postcode }) }),
      ...(grade ? [chat.graded(grade satisfies Grade)] : []),
      ...(stage === 'new' ? [] : [chat.stageSet(stage)]),
    );
  }
  await side.shows({ event: conversation('acme', idOf(10)).started(), at: minute(30) });
});
afterAll(() => side.close());

it('shows an installer its own leads, newest first, as the contract has them', async () => {
  const { leads, next } = await pageAfter('');
  expect(numbersOf(leads)).toEqual([5, 4, 3, 2, 1]);
  expect(next).toBeNull();
  for (const lead of leads) expect(leadRowSchema.parse(lead)).toEqual(lead);
  expect(leads.at(-1)).toMatchObject({ name: 'Amy', place: 'Leeds', grade: 'A', stage: 'new', leadAt: minute(0) });
});

it('shows an admin those of all installers, or of one', async () => {
  expect(await page({}, platform)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(await page({ installer: 'best' }, platform)).toEqual([6]);
});

it.each([
  [{ grade: 'A' }, [3, 1]],
  [{ grade: 'ungraded' }, [5]],
  [{ intent: 'service' }, [5, 3]],
  [{ stage: 'new', grade: 'A' }, [3, 1]],
  [{ stage: 'lost' }, [4]],
  [{ area: 'LS' }, [2, 1]],
  [{ area: 'M', grade: 'A' }, [3]],
  [{ from: '2026-11-20', to: '2026-11-20' }, [5, 4, 3, 2, 1]],
  [{ to: '2026-11-19' }, []],
  [{ sort: 'grade' }, [3, 1, 2, 4, 5]],
] as const)('narrowed to %j, an installer sees %j', async (some, numbers) => {
  expect(await page(some)).toEqual(numbers);
});

it.each([
  ['amy', [1]],
  ['0770 0900 103', [3]],
  ['ls62ab', [1]],
  ['LEEDS', [2, 1]],
  ['leeds bob', [2]],
  ['%', [4]],
  ['_', [4]],
  ['\\', [4]],
  ['50%_off\\', [4]],
  ["'; drop table read.leads; --", []],
  ['x'.repeat(200), []],
])('a search for %j finds %j', async (search, numbers) => {
  expect(await page({ search })).toEqual(numbers);
});

it('never shows an installer those of another, whatever it asks for', async () => {
  expect(await page({ search: 'amy', installer: 'best' })).toEqual([1]);
  expect(await reader.byIds('acme', [idOf(6)])).toEqual([]);
});

it('goes on after a page where it ended, by newest and by grade, though new leads come in', async () => {
  for (const sort of ['newest', 'grade'] as const) {
    const whole = await page({ sort }, platform);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const found: LeadPage = await pageAfter(cursor, { sort }, platform, 2);
      seen.push(...numbersOf(found.leads));
      cursor = found.next;
      const fresh = conversation('best', idOf(100 + seen.length + (sort === 'grade' ? 50 : 0)));
      await side.shows(fresh.started(), fresh.graded('A'));
    }
    expect(seen.filter((number) => number < 100)).toEqual(whole.filter((number) => number < 100));
    expect(new Set(seen).size).toBe(seen.length);
  }
});

const systemPage = async (query: Partial<SystemLeadsQuery> = {}, cursor = '', slug = 'acme') => {
  const found = await reader.systemPage(slug, { limit: 50, ...query }, cursor);
  if (!found) throw new Error('The cursor is none of its own');
  return found;
};
const systemNumbers = async (...asked: Parameters<typeof systemPage>) =>
  (await systemPage(...asked)).leads.map(({ id }) => Number(id.slice(-4)));

describe("an installer's own systems", () => {
  it('see the leads that the hub shows, in its order, by its cursor', async () => {
    const { leads, next } = await systemPage({ limit: 2 });
    for (const lead of leads) expect(systemLeadSchema.parse(lead)).toEqual(lead);
    const hub = await pageAfter('', {}, 'acme', 2);
    expect([leads.map(({ id }) => id), next]).toEqual([hub.leads.map(({ sessionId }) => sessionId), hub.next]);
    expect(await systemNumbers({}, next ?? '')).toEqual([3, 2, 1]);
    expect(await reader.systemPage('acme', { limit: 2 }, 'nonsense')).toBeNull();
  });

  it.each([
    [{ grade: 'A' }, [3, 1]],
    [{ stage: 'won' }, [2]],
    [{ grade: 'A', stage: 'won' }, []],
  ] as const)('asking for %j see %j', async (query, numbers) => {
    expect(await systemNumbers(query)).toEqual(numbers);
  });

  it('are told what has changed since, each lead once, and nothing of another installer', async () => {
    const chat = conversation('acme', idOf(1));
    const since = '2026-11-21T08:00:00.000Z';
    await side.shows(
      { event: chat.gives({ tenure: 'tenant' }), at: since },
      { event: conversation('acme', idOf(3)).stageSet('contacted'), at: since },
      { event: conversation('best', idOf(6)).stageSet('contacted'), at: since },
    );
    expect(await systemNumbers({ updatedSince: since })).toEqual([3, 1]);
    expect(await systemNumbers({ updatedSince: since, grade: 'A', stage: 'contacted' })).toEqual([3]);
    const { leads, next } = await systemPage({ updatedSince: since, limit: 1 });
    expect(leads).toHaveLength(1);
    expect(await systemNumbers({ updatedSince: since }, next ?? '')).toEqual([1]);
    expect(await reader.systemLead('acme', idOf(1))).toMatchObject({
      name: 'Amy',
      postcode: 'LS6 2AB',
      details: { tenure: 'tenant' },
      createdAt: minute(0),
      updatedAt: since,
    });
    expect(await reader.systemLead('acme', idOf(6))).toBeNull();
  });
});

it('counts what each filter would leave, and selects no more than asked', async () => {
  const counts = await reader.counts('acme', filters({ grade: 'A' }));
  expect(counts.found).toEqual({ count: 2, more: false });
  expect(counts.grade).toMatchObject({ all: { count: 5 }, A: { count: 2 }, B: { count: 1 }, ungraded: { count: 1 } });
  expect(counts.intent).toMatchObject({ quote: { count: 1 }, service: { count: 1 }, general: { count: 0 } });
  const { leads, more } = await reader.selection('acme', filters(), 2);
  expect({ numbers: numbersOf(leads), more }).toEqual({ numbers: [5, 4], more: true });
});

it('finds an old lead among more than are looked at one by one, and shows it to its own installer alone', async () => {
  await side.superuser.query(
    `insert into read.leads
     select gen_random_uuid(), slug, now() + n * interval '1 second', started_at, null, changed_at, grade, intent, stage, lost_reason, area, emergency, '{}', '', '',
            '', 'somebody else', terms
       from read.leads, generate_series(1, $1::int) n where session_id = $2`,
    [looksAt + 1, idOf(1)],
  );
  try {
    expect(await page({ search: 'amy' })).toEqual([1]);
    expect(await page({ search: 'amy', installer: 'best' })).toEqual([1]);
    expect(await page({ search: 'amy', area: 'M' })).toEqual([]);
    expect(await page({ search: 'am' })).toEqual([]);
    expect((await reader.counts('acme', filters())).found).toEqual({ count: 1_004, more: true });
  } finally {
    await side.superuser.query(`delete from read.leads where search = 'somebody else'`);
  }
});
