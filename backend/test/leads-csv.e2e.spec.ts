import { read, utils } from '@e965/xlsx';
import { adminLeadsCsv, installerLeadsCsv, rowsHeader } from '@pilotlight/contracts/http/lead-exports';
import { randomUUID } from 'node:crypto';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, await newInstaller(backend, 'york')) };
  await newInstaller(backend, 'hull');
});
afterAll(() => backend.stop());

const leadOf = async (name: string, more: object = {}): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('No hot water, can you come tomorrow?');
  await visitor.lead({ name, phone: '07700 900142', postcode: 'LS17 8AB', ...more });
  const known = 'select from read.leads where session_id = $1 and lead_at is not null';
  await until(async () => (await backend.database.query(known, [visitor.sessionId])).rowCount === 1);
  return visitor;
};

const asked = (body: object, token: string, signal?: AbortSignal) =>
  fetch(backend.address + (token === admin.token ? adminLeadsCsv : installerLeadsCsv).path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const tableOf = (csv: string) => {
  const { Sheets, SheetNames } = read(csv, { type: 'string', raw: true });
  return utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ''] ?? {}, { raw: true, defval: '' });
};
const table = async (body: object, token = tokens.leeds) => tableOf(await (await asked(body, token)).text());

/** So many straight into the table, a second apart. */
const madeUp = async (slug: string, count: number): Promise<void> => {
  await backend.database.query(
    `insert into read.leads (session_id, slug, lead_at, started_at, changed_at, grade, intent, stage, lost_reason, area, emergency, facts,
                             symptoms, first_words, topic, search, terms)
     select gen_random_uuid(), $1, at, at, at, 'B', 'service', 'new', null, 'LS',
            false, jsonb_build_object('first_name', 'Visitor ' || number, 'phone', '+447700900' || lpad((number % 1000)::text, 3, '0')),
            '', '', 'No hot water', 'visitor ' || number, '{}' from generate_series(1, $2::int) number,
            lateral (select '2026-01-01'::timestamptz + make_interval(secs => number) as at) came`,
    [slug, count],
  );
};

it('is a table of the leads that the filters find, with London’s time and whole phones', async () => {
  await leadOf('=HYPERLINK("https://evil.example")');
  const abroad = await leadOf('Zoë Hughes', { phone: '+33 6 12 34 56 78' });
  const answer = await asked({}, tokens.leeds);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get(rowsHeader)]).toEqual([
    200,
    'text/csv; charset=utf-8',
    '2',
  ]);
  const rows = tableOf(await answer.text());
  expect(rows).toMatchObject([
    { 'First name': 'Zoë', Phone: '00 33 6 12 34 56 78', Reference: abroad.sessionId, Stage: 'New' },
    { Phone: '07700 900142', Postcode: 'LS17 8AB' },
  ]);
  expect(rows[1]?.['First name']).toMatch(/^'=HYPERLINK/);
  expect(rows[0]?.['Date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await table({ search: 'hughes' })).map((row) => row['First name'])).toEqual(['Zoë']);
  expect(await table({ stage: 'won' })).toEqual([]);
  expect(await table({ ids: [abroad.sessionId] })).toHaveLength(1);
});

it('has what a won lead is worth as a number, and nothing of one that was put back', async () => {
  const [won, back] = [await leadOf('Zoë Hughes'), await leadOf('Amy Back')];
  const staged = async ({ sessionId }: Visitor, body: object): Promise<void> => {
    const path = `/api/installer/conversations/${sessionId}/stage`;
    expect((await backend.call('POST', path, { token: tokens.leeds, body })).status).toBe(200);
  };
  await staged(won, { stage: 'won', valuePence: 264_050 });
  await staged(back, { stage: 'won', valuePence: 100 });
  await staged(back, { stage: 'quoted' });
  const ids = [won.sessionId, back.sessionId];
  await until(async () =>
    (await table({ ids })).every(({ Stage, 'Won (£)': worth }) => (Stage === 'Won') === (worth !== '')),
  );
  expect(await table({ ids })).toMatchObject([
    { Stage: 'Won', 'Won (£)': '2640.50', 'Lost because': '' },
    { Stage: 'Quoted', 'Won (£)': '' },
  ]);
  const csv = await (await asked({ ids }, tokens.leeds)).text();
  const { Sheets, SheetNames } = read(csv, { type: 'string' });
  expect(utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {})[0]).toMatchObject({ 'Won (£)': 2640.5 });
});

it('keeps installers apart, whatever is asked for, and shows an admin whose each is', async () => {
  const { sessionId } = await leadOf('Zoë Hughes');
  expect(await table({ installer: 'leeds' }, tokens.york)).toEqual([]);
  expect(await table({ ids: [sessionId] }, tokens.york)).toEqual([]);
  const all = await table({ installer: 'leeds' }, admin.token);
  expect(all[0]).toMatchObject({ 'First name': 'Zoë', Installer: 'Firm leeds' });
});

it('has nothing of a lead that was erased', async () => {
  const { sessionId } = await leadOf('Gone Green');
  await backend.call('POST', `/api/installer/conversations/${sessionId}/erase`, { token: tokens.leeds });
  await until(async () => !(await table({})).some(({ Reference }) => Reference === sessionId));
  expect(await (await asked({}, tokens.leeds)).text()).not.toContain('Green');
});

it('has each lead once while others come, change and are read slowly', async () => {
  await madeUp('york', 6_000);
  const { rows } = await backend.database.query(`select session_id as id from read.leads where slug = 'york'`);
  const answer = await asked({ sort: 'grade' }, tokens.york);
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body ?? []) {
    pieces.push(piece);
    await backend.database.query(
      `update read.leads set grade = 'A', stage = 'won' where session_id in
         (select session_id from read.leads where slug = 'york' order by random() limit 300)`,
    );
    await madeUp('york', 10);
  }
  const references = tableOf(Buffer.concat(pieces).toString()).map(({ Reference = '' }) => Reference);
  expect(new Set(references).size).toBe(references.length);
  const there = new Set(references);
  expect(rows.filter(({ id }) => !there.has(id))).toEqual([]);
});

it('ends its query in the database where the browser goes away', async () => {
  const busy = async () =>
    (
      await backend.database.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'pilotlight readers'
            and state = 'active' and query like '%read.leads%'`,
      )
    ).rowCount ?? 0;
  const blocking = await backend.database.connect();
  await blocking.query('begin; lock table read.leads in access exclusive mode');
  try {
    const leaving = new AbortController();
    const gone = asked({}, tokens.leeds, leaving.signal).catch(() => 'gone');
    await until(async () => (await busy()) > 0);
    leaving.abort();
    const left = Date.now();
    expect(await gone).toBe('gone');
    await until(async () => (await busy()) === 0);
    // By itself it would give up after eight seconds.
    expect(Date.now() - left).toBeLessThan(5_000);
  } finally {
    await blocking.query('rollback');
    blocking.release();
  }
  expect((await asked({ ids: [randomUUID()] }, tokens.leeds)).status).toBe(200);
});
