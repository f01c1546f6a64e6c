import { platform } from '../read-database';
import { createTable } from '../core/table-definition';
import { readModels } from '../read-models';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { auditEntries } from './audit-entries.read-model';
import { auditEntriesTable } from './audit-entries.read-model';
import { AuditReader, type AuditScope } from './audit.reader';
import { pageOf, type AuditSearch } from './audit-search';

const leeds: AuditScope = { installer: 'leeds-boilers' };

const written = { correlation: 'c-1', actor: 'visitor', type: 'VisitorMessageReceived', slug: 'leeds-boilers' };

describe('the search of a long log', () => {
  let side: ReadSide;
  let audit: AuditReader;

  /** Rows as they would stand after years: many of them, several at one moment. */
  beforeAll(async () => {
    side = await ReadSide.open();
    audit = new AuditReader(side.readers);
    await side.start([]);
    await side.superuser.query(createTable(auditEntriesTable));
    await side.superuser.query(`
      insert into read.audit_entries
      select lpad(n::text, 20, '0'), 'event-' || n,
             case when n % 500 = 0 then 'InstallerRenamed' else '${written.type}' end,
             'conversation-' || n % 50, n / 50,
             case n % 3 when 0 then null when 1 then 'leeds-boilers' else 'leeds-heating' end,
             case when n % 500 = 0 then 'admin' else '${written.actor}' end, null,
             '2026-01-01'::timestamptz + interval '1 minute' * (n / 4), 'c-' || n / 3, null
        from generate_series(1, 30000) n`);
    await side.superuser.query('analyze read.audit_entries');
  });
  afterAll(() => side.close());

  const everyPage = async (scope: AuditScope, search: Omit<AuditSearch, 'limit'>, limit: number): Promise<number[]> => {
    const numbers: number[] = [];
    for (let before: number | undefined; ;) {
      const page = await audit.search(scope, { ...search, before, limit });
      numbers.push(...page.entries.map(({ number }) => number));
      if (page.older === null) return numbers;
      before = page.older;
    }
  };

  it('gives every event of an installer once, newest first, page after page', async () => {
    const numbers = await everyPage(leeds, {}, 190);
    expect(numbers).toHaveLength(10_000);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.every((number) => number % 3 === 1)).toBe(true);
  });

  it('finds by type, actor and time together', async () => {
    const search = { type: 'InstallerRenamed', actor: 'admin' } as const;
    expect(await everyPage(platform, search, 7)).toHaveLength(60);
    const within = { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' };
    const found = await audit.search(platform, { ...search, ...within, limit: 50 });
    expect(found.entries.map(({ number }) => number)).toEqual(
      Array.from({ length: 60 }, (_, index) => 30_000 - index * 500).filter((n) => n / 4 >= 1440 && n / 4 < 2880),
    );
    expect(found).toMatchObject({ older: null, found: found.entries.length });
  });

  it('counts no further than a thousand', async () => {
    expect((await audit.search(leeds, { limit: 1 })).found).toBe(1_000);
  });

  it('names installers by how they begin, and nobody for what concerns no single one', async () => {
    expect(await audit.installers(platform, '')).toEqual(['leeds-boilers', 'leeds-heating']);
    expect(await audit.installers(platform, 'leeds-h')).toEqual(['leeds-heating']);
    expect(await audit.installers(platform, 'york')).toEqual([]);
  });

  it.each([
    ['one installer', 'leeds-boilers', {}],
    ['all', null, {}],
    ['one type of an installer', 'leeds-boilers', { type: 'InstallerRenamed' }],
    ['one type of all', null, { type: 'InstallerRenamed' }],
    ['an actor', null, { actor: 'admin' }],
    ['a week of an installer', 'leeds-boilers', { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' }],
    ['an older page', 'leeds-boilers', { before: 15_001 }],
  ] as const)('finds its way by an index, without sorting: %s', async (_, slug, search) => {
    const { text, values } = pageOf(slug, { ...search, limit: 50 });
    const { rows } = await side.superuser.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using audit_entries_/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('what the log tells of', () => {
  let side: ReadSide;
  let audit: AuditReader;
  beforeAll(async () => {
    side = await ReadSide.open();
    audit = new AuditReader(side.readers);
    const projections = await side.start([...readModels, auditEntries]);
    const firm = installer('leeds-boilers');
    await side.shows(
      firm.created('Leeds Boilers'),
      { event: firm.suspended(), at: '2026-11-20T11:00:00.000Z' },
      { event: firm.resumed(), at: '2026-11-20T12:00:00.000Z' },
      { event: firm.suspended(), at: '2026-11-20T13:00:00.000Z' },
      conversation('york-heat', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa').started(),
    );
    await projections.waitForPosition(await side.eventStore.head(), ['audit_entries'], 20_000);
  });
  afterAll(() => side.close());

  it('is every event, with who did it and when, newest first, and no word of it', async () => {
    const { entries } = await audit.search(leeds, { limit: 2 });
    expect(entries).toMatchObject([
      { type: 'InstallerSuspended', at: '2026-11-20T13:00:00.000Z', stream: 'installer-leeds-boilers', revision: 3 },
      { type: 'InstallerResumed', installerId: 'leeds-boilers', actor: { kind: 'system', id: null } },
    ]);
    expect(JSON.stringify(await side.superuser.query('select * from read.audit_entries'))).not.toContain(
      'Leeds Boilers',
    );
  });

  it("is one installer's alone where one is asked for", async () => {
    const { entries } = await audit.search({ installer: 'york-heat' }, { limit: 50 });
    expect(entries.map(({ type }) => type)).toEqual(['ConversationStarted']);
    expect((await audit.search({ installer: 'nobody' }, { limit: 50 })).entries).toEqual([]);
  });

  it('knows what came of the same request, and what came next', async () => {
    const { entries } = await audit.search(leeds, { type: 'InstallerSuspended', limit: 50 });
    const [second, first] = await Promise.all(entries.map(({ id }) => audit.entry(platform, id)));
    if (!first || !second) throw new Error('Not found');
    expect((await audit.related(platform, first.correlationId, 3)).map(({ type }) => type)).toEqual([
      'InstallerCreated',
      'InstallerSuspended',
      'InstallerResumed',
    ]);
    expect(await audit.neighbour(platform, first, 'InstallerResumed', 'after')).toMatchObject({ revision: 2 });
    expect(await audit.neighbour(platform, second, 'InstallerResumed', 'after')).toBeNull();
    expect(await audit.neighbour(platform, second, 'InstallerResumed', 'before')).toMatchObject({ revision: 2 });
  });
});
