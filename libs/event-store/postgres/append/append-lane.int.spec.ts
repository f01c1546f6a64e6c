import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareAppend, type PreparedAppend } from '../../append-rules';
import { StoreUnavailable } from '../../event-store';
import { appendOf, freshStream, renamed } from '../../testing/sample-events';
import { createTestDatabase } from '../../testing/test-postgres';
import { LogIdentity } from '../log-identity';
import { migrateEventLog } from '../schema/migrate';
import { AppendLane } from './append-lane';

const single = (): PreparedAppend => prepareAppend(appendOf(freshStream(), 'no-stream', renamed()));

describe('a batch of appends', () => {
  let url: string;
  let lane: AppendLane;
  let rival: Client;
  const stored = async (stream: string): Promise<number> =>
    (await rival.query('select from event_log.events where stream = $1', [stream])).rowCount ?? 0;

  beforeEach(async () => {
    url = await createTestDatabase();
    await migrateEventLog(url);
    lane = new AppendLane(url, new LogIdentity());
    rival = new Client({ connectionString: url });
    await rival.connect();
  });
  afterEach(async () => {
    await Promise.all([lane.close(), rival.end()]);
  });

  /** A rival takes a place of the stream in a transaction that it holds open until let go. */
  const takePlace = async (stream: string, revision: number): Promise<() => Promise<unknown>> => {
    await rival.query('begin');
    await rival.query(
      `insert into event_log.events (stream, revision, id, type, data, meta, recorded_at)
       values ($1, $2, gen_random_uuid(), 'InstallerRenamed', '{}', '{}', now())`,
      [stream, revision],
    );
    return () => rival.query('commit');
  };

  /** Until a writer waits for the rival's transaction. */
  const untilSomebodyWaits = async (): Promise<void> => {
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const waits = async (): Promise<boolean> => {
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'";
      const { rowCount } = await watcher.query(waiting);
      return (rowCount ?? 0) > 0;
    };
    while (!(await waits())) await pause(5);
    await watcher.end();
  };

  it.each([1, 16, 17, 40])(
    'writes %i events of one append in their order, once however often they are sent',
    async (count) => {
      const events = Array.from({ length: count }, () => renamed());
      const append = prepareAppend(appendOf(freshStream(), 'no-stream', ...events));
      expect(await lane.write([append])).toMatchObject([{ revision: count - 1, repeated: false }]);
      expect(await lane.write([append])).toMatchObject([{ revision: count - 1, repeated: true }]);
      const text = 'select id from event_log.events where stream = $1 order by position';
      const { rows } = await rival.query<{ id: string }>(text, [append.stream]);
      expect(rows.map(({ id }) => id)).toEqual(append.ids);
    },
  );

  it('never commits a part of an append whose place a rival takes meanwhile, and carries the others', async () => {
    const [first, contested, last] = [
      single(),
      prepareAppend(appendOf(freshStream(), 'no-stream', renamed(), renamed())),
      single(),
    ];
    const letGo = await takePlace(contested.stream, 1);
    const writing = lane.write([first, contested, last]);
    await untilSomebodyWaits();
    await letGo();

    const outcomes = await writing;
    expect(outcomes).toEqual([
      expect.objectContaining({ revision: 0 }),
      'elsewhere',
      expect.objectContaining({ revision: 0 }),
    ]);
    await expect(stored(contested.stream)).resolves.toBe(1);
  });

  it.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [17, 20],
  ])('never commits a part of an append alone whose place %i of %i a rival takes meanwhile', async (taken, count) => {
    const events = Array.from({ length: count }, () => renamed());
    const contested = prepareAppend(appendOf(freshStream(), 'no-stream', ...events));
    const letGo = await takePlace(contested.stream, taken);
    const writing = lane.write([contested]);
    await untilSomebodyWaits();
    await letGo();
    await expect(writing).resolves.toEqual(['elsewhere']);
    await expect(stored(contested.stream)).resolves.toBe(1);
  });

  it('fails an append that PostgreSQL can not take, alone', async () => {
    const broken = { ...single(), data: ['not json'] };
    const [good, bad] = await lane.write([single(), broken]);
    expect(good).toMatchObject({ revision: 0, repeated: false });
    expect(bad).toBeInstanceOf(Error);
  });

  it('is sent again over a new connection when the old one is cut, and stands there once', async () => {
    await lane.write([single()]);
    const batch = [single(), single()];
    await takePlace(batch[0]?.stream ?? '', 0);
    const writing = lane.write(batch);
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pilotlight appends' and wait_event_type = 'Lock' and datname = current_database()";
    while ((await rival.query(cut)).rowCount === 0) await pause(5);
    await rival.query('rollback');
    await expect(writing).resolves.toMatchObject([{ revision: 0 }, { revision: 0 }]);
    await expect(stored(batch[1]?.stream ?? '')).resolves.toBe(1);
  });

  it('says that the store is unavailable where nobody answers', async () => {
    const nobody = new AppendLane('postgres://pilotlight@127.0.0.1:1/pilotlight', new LogIdentity());
    await expect(nobody.write([single()])).resolves.toEqual([expect.any(StoreUnavailable)]);
    await nobody.close();
  });
});
