import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../migrations/migrate';
import { startProjections } from '../projections';
import { readModels } from '../read-models';
import { generateLog } from '../testing/generated-log';
import { everyModel, LogLines } from '../testing/read-side';
import { expectRebuildEqualsLive } from '../testing/rebuild-equals-live';
import { allRows } from '../testing/table-rows';
import { readCheckpoints } from '@pilotlight/subscriptions/checkpoint';

const root = join(__dirname, '..', '..', '..');

let databaseUrl: string;
let eventStore: EventStore;
let superuser: Client;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  eventStore = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
  superuser = await connect(databaseUrl, 'test');
});
afterEach(async () => {
  await superuser.end();
  await eventStore.close();
});

const live = () => startProjections({ databaseUrl, eventStore, log: new LogLines() });

const rebuildElsewhere = (times = 1): ChildProcess => {
  const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');
  const program = join(root, 'projections/src/testing/rebuild-process.ts');
  return spawn(process.execPath, ['--conditions=source', '-r', loader, program, databaseUrl, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Resolves once a query finds something. */
const until = async (text: string): Promise<void> => {
  while ((await superuser.query(text)).rows.length === 0) await pause(2);
};

/** In this test's database: others are at work on the same server. */
const activity = 'select from pg_stat_activity where datname = current_database()';

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
  // The server notices by itself, a moment later.
  const left = `${activity} and application_name ~ 'rebuild of|swap of'`;
  while ((await superuser.query(left)).rows.length > 0) await pause(10);
};

const shadows = async (): Promise<unknown[]> =>
  (await superuser.query(`select from pg_tables where schemaname = 'read' and tablename like '%rebuild'`)).rows;

const caughtUp = async (): Promise<void> => {
  const projections = await live();
  const shown = await projections.waitForPosition(await eventStore.head(), everyModel, 20_000);
  await projections.stop();
  expect(shown).toBe(true);
};

const moments = [
  ['while it folds', async () => until(`select from pg_tables where tablename = 'messages__rebuild'`)],
  [
    'while it writes',
    async () => until(`${activity} and application_name ~ 'rebuild of' and query ~ '^(insert|commit)'`),
  ],
  [
    'between fold and checkpoint',
    async () =>
      until(`${activity} and application_name ~ 'swap of' and wait_event_type = 'Lock' and query ~ 'drop table'`),
  ],
] as const;

it.each(moments)(
  'killed %s, it leaves what is read untouched, and the next start clears its remains away',
  async (_, moment) => {
    await generateLog(eventStore, 4_000);
    await caughtUp();
    const [rows, checkpoints] = [await allRows(superuser), await readCheckpoints(superuser)];
    const reader = await connect(databaseUrl, 'a slow reader');
    await reader.query('begin; select count(*) from read.installers');
    const child = rebuildElsewhere();
    await moment();
    await kill(child);
    await reader.end();

    expect(await shadows()).not.toEqual([]);
    expect(await allRows(superuser)).toEqual(rows);
    expect([...(await readCheckpoints(superuser))]).toEqual([...checkpoints]);
    await migrate(superuser, readModels);
    expect(await shadows()).toEqual([]);
    await expectRebuildEqualsLive(databaseUrl, eventStore, readModels);
  },
);

it('keeps read models current while another process rebuilds them again and again', async () => {
  await generateLog(eventStore, 2_000);
  const projections = await live();
  const child = rebuildElsewhere(4);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const over = new AbortController();
  void ended.then(() => over.abort());
  for (let number = 0; !over.signal.aborted; number += 1) {
    const { position } = await eventStore.append({
      stream: `login-${number}`,
      expected: 'no-stream',
      events: [
        {
          id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
          type: 'LoginClaimed',
          data: { slug: 'acme', loginHash: String(number) },
        },
      ],
      metadata: { tenant: 'acme', actor: { kind: 'system', id: null }, correlationId: 'test', causationId: null },
    });
    expect(await projections.waitForPosition(position, everyModel, 20_000)).toBe(true);
  }
  expect(said).toBe('rebuilt\n'.repeat(4));
  await projections.stop();
  await expectRebuildEqualsLive(databaseUrl, eventStore, readModels);
});
