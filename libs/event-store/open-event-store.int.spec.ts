import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from './backup/restore-backup';
import { writeBackup } from './backup/write-backup';
import { type KurrentDbStandIn, startKurrentDbStandIn } from './kurrentdb/testing/kurrentdb-stand-in';
import { type EventStoreOptions, openEventStore } from './open-event-store';
import { migratePersonalData } from './personal-data/postgres/schema';
import { migrateEventLog } from './postgres/schema/migrate';
import { createTestDatabase } from './testing/test-postgres';

const migrations = [migrateEventLog, migratePersonalData];

let server: KurrentDbStandIn;
let folder: string;
beforeAll(async () => {
  server = await startKurrentDbStandIn();
  folder = mkdtempSync(join(tmpdir(), 'pilotlight-backup-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['PostgreSQL', (url: string): EventStoreOptions => ({ kind: 'postgres', url, allowUnsafeDurability: true })],
  ['KurrentDB', (url: string): EventStoreOptions => ({ kind: 'kurrentdb', url: server.url, databaseUrl: url })],
] as const)('a process whose log is on %s', (_where, optionsOn) => {
  it('hears of a restored backup, which replaces keys and accounts wherever the log is', async () => {
    const url = await createTestDatabase();
    for (const migrate of migrations) await migrate(url);
    const file = join(folder, 'backup');
    await writeBackup({ url, keys: true, schemas: [] }, file);
    const { eventStore, replaced } = await openEventStore(optionsOn(url));
    await restoreBackup({ url, file, replace: true, schemas: [], migrations });
    expect(await replaced).toBeUndefined();
    await eventStore.close();
  });
});

it('opens no log on KurrentDB while PostgreSQL is away, and says which of the two is', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  await expect(openEventStore({ kind: 'kurrentdb', url: server.url, databaseUrl })).rejects.toMatchObject({
    name: 'StoreUnavailable',
  });
});
