import { Client } from 'pg';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { logUnderTest } from './event-store-under-test';
import { newInstaller, Visitor } from './people';

const lines: Readonly<Record<string, unknown>>[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ onLogLine: (line) => void lines.push(line) });
});
afterAll(() => backend.stop());

/** As a change to a replica does it: whoever was connected is cut off, and who comes anew may only read. */
const set = async (command: string): Promise<void> => {
  const client = new Client({ connectionString: backend.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${rows[0]?.name ?? ''} ${command}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

const readiness = async (wanted: number) => {
  for (;;) {
    const { status, json } = await backend.call('GET', '/readyz');
    if (status === wanted) return json['parts']?.['database'];
  }
};

it('a database that takes no writes is told by /readyz and the log with the cure, and heals by itself', async () => {
  const slug = await newInstaller(backend, 'leeds');
  const visitor = await Visitor.of(backend, slug);
  await set('set default_transaction_read_only = on');
  expect(await readiness(503)).toBe('down');
  const messageId = '00000000-0000-4000-8000-000000000001';
  // A log on a server of its own goes on taking what visitors say.
  expect((await visitor.say('Are you there?', { messageId })).status).toBe(logUnderTest === 'postgres' ? 503 : 200);
  expect((await backend.asAdmin('POST', '/api/installers', { slug: 'york', name: 'York' })).status).toBe(503);

  await set('reset default_transaction_read_only');
  expect(await readiness(200)).toBe('ok');
  expect((await visitor.say('Are you there?', { messageId })).status).toBe(200);
  const told = lines.filter(({ msg }) => String(msg).startsWith('PostgreSQL takes'));
  expect(told).toMatchObject([
    { level: 50, code: '25006', msg: expect.stringContaining('point DATABASE_URL at the primary') },
    { level: 30, msg: 'PostgreSQL takes writes again' },
  ]);
});
