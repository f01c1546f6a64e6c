import { withClient } from '@pilotlight/event-store/postgres/connection';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { TestClock } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobQueue, startJobQueue } from './job-queue';

let clock: TestClock;
let databaseUrl: string;
let queues: JobQueue[];
let troubles: unknown[];
/** London's days and hours at which the job ran. */
let runs: string[];
let run: () => Promise<void>;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
});
beforeEach(async () => {
  clock = new TestClock('2026-03-27T21:30:00Z');
  databaseUrl = await createTestDatabase();
  queues = [];
  troubles = [];
  runs = [];
  run = () => Promise.resolve();
});
afterEach(() => stop());

const start = async (more: { waitsAtFirst?: boolean } = {}): Promise<void> => {
  const job = {
    name: 'maintenance',
    cron: '0 2 * * *',
    run: async () => {
      runs.push(london.format(clock.now()));
      await run();
    },
    ...more,
  };
  // The listener's timeouts would go by the clock, and its connection's answers don't.
  const settings = { clock, useListenNotify: false };
  queues.push(
    await startJobQueue(databaseUrl, { scheduled: [job], queued: [] }, (error) => void troubles.push(error), settings),
  );
};

const stop = async (): Promise<void> => {
  for (const queue of queues.splice(0)) await queue.stop();
};

const minutes = (count: number): Promise<void> => clock.tick(count * 60_000);

it('runs a job at two by London time, over a change to summer time as well, once over all processes', async () => {
  await start();
  await start();
  await minutes(2);
  expect(runs.splice(0)).toEqual(['27 Mar, 21']);
  for (const night of ['2026-03-28T01:58:00Z', '2026-03-29T00:58:00Z', '2026-03-30T00:58:00Z']) {
    await clock.setTime(night);
    await minutes(5);
  }
  expect(runs).toEqual(['28 Mar, 02', '29 Mar, 02', '30 Mar, 02']);
  expect(troubles).toEqual([]);
});

it.each(['no process ran', 'the machine slept'])('catches up, once, on the nights in which %s', async (why) => {
  await start();
  await minutes(2);
  runs = [];
  if (why === 'no process ran') await stop();
  await clock.setTime('2026-03-31T09:00:00Z');
  if (why === 'no process ran') await start();
  await minutes(5);
  expect(runs).toEqual(['31 Mar, 10']);
});

it('waits for its time, where it is to, though it was never scheduled before', async () => {
  await start({ waitsAtFirst: true });
  await minutes(5);
  expect(runs).toEqual([]);
  await clock.setTime('2026-03-28T01:58:00Z');
  await minutes(5);
  expect(runs).toEqual(['28 Mar, 02']);
});

it('does not do again, after a start anew, what was done before', async () => {
  await start();
  await minutes(2);
  await stop();
  runs = [];
  await start();
  await minutes(5);
  expect(runs).toEqual([]);
});

it('tries again three times what fails, tells of each failure and waits for the next night', async () => {
  run = () => Promise.reject(new Error('the disk is full'));
  await start();
  await minutes(10);
  expect(runs).toHaveLength(4);
  expect(troubles).toEqual(Array.from({ length: 4 }, () => new Error('the disk is full')));

  run = () => Promise.resolve();
  await clock.setTime('2026-03-28T01:58:00Z');
  await minutes(5);
  expect(runs).toHaveLength(5);
});

it('keeps nothing of what a failure quotes', async () => {
  run = () => Promise.reject(new Error('Ada Smith, 7 Bank Street'));
  await start();
  await minutes(2);
  const kept = await withClient({ connectionString: databaseUrl }, (client) =>
    client.query<{ row: string }>(`select job::text as row from job_queue.job where name = 'maintenance'`),
  );
  expect(kept.rows).toEqual([{ row: expect.not.stringContaining('Ada') }]);
});

it('ends after the run under way', async () => {
  let isDone = false;
  const begun = new Promise<void>((resolve) => {
    run = async () => {
      resolve();
      await pause(300);
      isDone = true;
    };
  });
  await start();
  await begun;
  await stop();
  expect(isDone).toBe(true);
});

it('runs what is asked for though another that was asked for hangs', async () => {
  const hanging = new AbortController();
  const over = once(hanging.signal, 'abort');
  const ran: string[] = [];
  const telling = {
    name: 'telling',
    run: async ({ what = '' }: Readonly<Record<string, string>>) => {
      if (what === 'hangs') await over;
      ran.push(what);
    },
  };
  const queue = await startJobQueue(
    databaseUrl,
    { scheduled: [], queued: [telling] },
    (error) => void troubles.push(error),
  );
  queues.push(queue);
  await queue.send('telling', { what: 'hangs' }, { id: randomUUID() });
  await pause(300);
  await queue.send('telling', { what: 'danger' }, { id: randomUUID() });
  for (let tries = 0; tries < 100 && ran.length === 0; tries += 1) await pause(50);
  hanging.abort();
  expect(ran).toEqual(['danger']);
});

it('runs what another group asks for though all that one may have at once hangs', async () => {
  const hanging = new AbortController();
  const over = once(hanging.signal, 'abort');
  const ran: string[] = [];
  const sending = {
    name: 'sending',
    ofEachGroup: 2,
    run: async ({ what = '' }: Readonly<Record<string, string>>) => {
      if (what === 'hangs') await over;
      ran.push(what);
    },
  };
  const queue = await startJobQueue(
    databaseUrl,
    { scheduled: [], queued: [sending] },
    (error) => void troubles.push(error),
  );
  queues.push(queue);
  for (let sent = 0; sent < 30; sent += 1) {
    await queue.send('sending', { what: 'hangs' }, { id: randomUUID(), group: 'slow' });
    await pause(20);
  }
  await queue.send('sending', { what: 'goes' }, { id: randomUUID(), group: 'fast' });
  for (let tries = 0; tries < 100 && ran.length === 0; tries += 1) await pause(50);
  expect(ran).toEqual(['goes']);
  hanging.abort();
});

/** As on a busy machine: milliseconds until the database has the outcome of a job. */
const settlingTakes = (milliseconds: number) =>
  withClient({ connectionString: databaseUrl }, (client) =>
    client.query(`
      create function job_queue.slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(${milliseconds / 1000}); return new; end $$;
      create trigger slowly before update on job_queue.job_common for each row when (new.state = 'completed') execute function job_queue.slowly();`),
  );

it.each([
  ['many at once', 12, 1, 0],
  ['a few, settled late', 3, 3, 300],
])('runs all that one group asks for, %s, while another group’s hangs', async (_, count, times, settling) => {
  const asked = Array.from({ length: count }, (_, number) => String(number));
  const hanging = new AbortController();
  const over = once(hanging.signal, 'abort');
  const ran: string[] = [];
  const run = async ({ what = '' }: Readonly<Record<string, string>>) => {
    if (what === 'hangs') return void (await over);
    await pause(20);
    ran.push(what);
  };
  const jobs = { scheduled: [], queued: [{ name: 'sending', ofEachGroup: 1, run }] };
  const queue = await startJobQueue(databaseUrl, jobs, (error) => void troubles.push(error));
  queues.push(queue);
  await settlingTakes(settling);
  await queue.send('sending', { what: 'hangs' }, { id: randomUUID(), group: 'slow' });
  const rounds: string[][] = [];
  for (let time = 0; time < times; time += 1) {
    for (const what of asked) await queue.send('sending', { what }, { id: randomUUID(), group: 'busy' });
    // Well before the queue would be looked at by itself.
    for (let tries = 0; tries < 200 && ran.length < count; tries += 1) await pause(50);
    rounds.push(ran.splice(0).toSorted());
  }
  hanging.abort();
  expect(rounds).toEqual(Array.from({ length: times }, () => asked.toSorted()));
});

it('lets the next of a group run once the one before has ended, though what came due with it hangs', async () => {
  const hanging = new AbortController();
  const over = once(hanging.signal, 'abort');
  const ran: string[] = [];
  const run = async ({ what = '' }: Readonly<Record<string, string>>) => {
    if (what === 'hangs') await over;
    else ran.push(what);
  };
  const jobs = { scheduled: [], queued: [{ name: 'sending', ofEachGroup: 1, run }] };
  const queue = await startJobQueue(databaseUrl, jobs, (error) => void troubles.push(error));
  queues.push(queue);
  const startAfter = new Date(Date.now() + 500);
  await queue.send('sending', { what: 'hangs' }, { id: randomUUID(), group: 'slow', startAfter });
  await queue.send('sending', { what: 'first' }, { id: randomUUID(), group: 'busy', startAfter });
  await pause(700);
  await queue.send('sending', { what: 'second' }, { id: randomUUID(), group: 'busy' });
  for (let tries = 0; tries < 200 && ran.length < 2; tries += 1) await pause(50);
  hanging.abort();
  expect(ran.toSorted()).toEqual(['first', 'second']);
});
