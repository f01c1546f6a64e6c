import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, password, Visitor } from './people';
import { send, uploaded } from './photo-calls';

let backend: TestBackend;
/** Another process on the same database. */
let other: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
  const { databaseUrl, filesDir } = backend;
  other = await startTestBackend({ databaseUrl, filesDir, developerPages: true });
});
afterAll(async () => {
  await other.stop();
  await backend.stop();
});

const tables = ['conversations', 'messages', 'insights', 'contacts', 'installers', 'notification_texts'] as const;
const rowsOf = async (slug: string): Promise<readonly string[]> => {
  const counts: string[] = [];
  for (const table of tables) {
    const { rowCount } = await backend.database.query(`select from read.${table} where slug = $1`, [slug]);
    if (rowCount) counts.push(table);
  }
  return counts;
};

const erasedOf = async (slug: string) =>
  (await backend.events()).flatMap(({ type, data }) =>
    type === 'SubjectErased' && data['slug'] === slug ? [data['sessionId']] : [],
  );

it('destroys the keys of all who wrote to a deleted installer, and leaves no row of it; another keeps its own', async () => {
  const [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  const visitors = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
  for (const visitor of visitors) await visitor.say('My name is Priya Nair, my boiler shows EA');
  await (await Visitor.of(backend, york)).say('My name is Omar Haddad');

  const { status, text } = await backend.asAdmin('DELETE', '/api/admin/installers/leeds');
  expect([status, text]).toEqual([200, expect.stringContaining('"success":true')]);
  for (let tries = 0; tries < 400 && !(await erasedOf('leeds')).includes(null); tries += 1) await pause(50);
  expect(new Set(await erasedOf('leeds'))).toEqual(new Set([...visitors.map(({ sessionId }) => sessionId), null]));
  expect(await erasedOf('york')).toEqual([]);
  for (let tries = 0; tries < 200 && (await rowsOf('leeds')).length > 0; tries += 1) await pause(50);
  expect(await rowsOf('leeds')).toEqual([]);
  expect(await rowsOf('york')).toEqual(expect.arrayContaining(['conversations', 'messages', 'insights', 'installers']));
  const log = JSON.stringify(await backend.events());
  expect(log).not.toContain('Priya');
  expect(log).toContain('Omar');
});

const words = ['Winifred', 'winifred@calder.example', '7700900321', 'Bartholomew', 'kettle-shaped'];
/** What tax law and the auditor want, and what holds nobody's words. */
const kept =
  /^(?:read\.(?:audit_entries|billing|billing_entries|payment_log)|personal_data\.(?:erasures|keys)|access\.test_\w+)$/;

/** Each table that says anything of a deleted firm's people, or of the firm where nothing wants it kept; and files. */
const leftOf = async (slug: string): Promise<readonly string[]> => {
  const left: string[] = [];
  const { rows: tables } = await backend.database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('access', 'event_store', 'personal_data', 'policies', 'read', 'job_queue') and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const { rows } = await backend.database.query<{ row: string }>(`select each::text as row from ${name} each`);
    const isOwn = /^(?:access|personal_data|read)\./.test(name) && !kept.test(name);
    for (const { row } of rows)
      if (words.some((word) => row.includes(word)) || (isOwn && row.includes(slug))) left.push(name);
  }
  const { rows: keys } = await backend.database.query<{ subject: string }>(
    'select subject from personal_data.keys where tenant = $1 and wrapped is not null',
    [slug],
  );
  const files = readdirSync(backend.filesDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return [...left, ...files.map(({ name }) => name), ...keys.map(({ subject }) => `key of ${subject}`)];
};

it('leaves nothing of a firm, whichever of two processes heard its visitors and deletes it', async () => {
  const calder = await newInstaller(backend, 'calder', {
    contactName: 'Winifred Oakshott',
    installerEmail: 'winifred@calder.example',
    phoneSms: '07700 900321',
  });
  const login = { email: 'winifred@calder.example', password };
  const session = (await other.call('POST', '/api/installer/login', { body: login })).json['token'];
  const visitor = await Visitor.of(other, calder);
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const [sent] = await uploaded(visitor, photo);
  await send(visitor, 'My name is Bartholomew Finch, my kettle-shaped boiler leaks', [sent?.id ?? '']);
  const silent = await Visitor.of(backend, calder);
  await uploaded(silent, photo);
  expect(await leftOf('calder')).toEqual(
    expect.arrayContaining(['access.sessions', 'access.widget_sessions', 'read.installers', 'key of installer-calder']),
  );

  expect((await backend.asAdmin('DELETE', '/api/admin/installers/calder')).status).toBe(200);
  for (const end = Date.now() + 30_000; (await leftOf('calder')).length > 0 && Date.now() < end;) await pause(50);
  expect(await leftOf('calder')).toEqual([]);
  for (const process of [backend, other]) {
    expect((await process.call('GET', '/api/installer/me', { token: session })).status).toBe(401);
    expect([401, 403]).toContain((await silent.over(process).say('Hello?')).status);
    const { text } = await process.asAdmin('GET', '/dev/outbox.json');
    for (const word of words) expect(text).not.toContain(word);
  }
});
