import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { once, EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobQueue, startJobQueue } from './job-queue';

const pace = { lookEvery: 20, retryAfter: 1 };
const runs = new EventEmitter();
const queues: JobQueue[] = [];

const start = async (
  databaseUrl: string,
  due: () => string | null,
  run: () => Promise<void> | void,
): Promise<unknown[]> => {
  const troubles: unknown[] = [];
  const job = { name: 'upkeep', due, run: async () => await run() };
  queues.push(await startJobQueue(databaseUrl, [job], (error) => troubles.push(error), pace));
  return troubles;
};

afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

it('does what is due once a day, however many processes look and however often, and again the next day', async () => {
  const databaseUrl = await createTestDatabase();
  let today = 'Monday';
  const done: string[] = [];
  const run = (): void => {
    done.push(today);
    runs.emit('run');
  };
  const first = once(runs, 'run');
  const troubles = [await start(databaseUrl, () => today, run), await start(databaseUrl, () => today, run)];
  await first;
  await pause(300);
  expect(done).toEqual(['Monday']);

  const second = once(runs, 'run');
  today = 'Tuesday';
  await second;
  await pause(300);
  expect(done).toEqual(['Monday', 'Tuesday']);
  expect(troubles).toEqual([[], []]);
});

it('leaves alone what is not due', async () => {
  let ran = false;
  const troubles = await start(
    await createTestDatabase(),
    () => null,
    () => void (ran = true),
  );
  await pause(300);
  expect([ran, troubles]).toEqual([false, []]);
});

it('does not do again on the same day, after a start anew, what was done before', async () => {
  const databaseUrl = await createTestDatabase();
  let count = 0;
  const run = (): void => {
    count += 1;
    runs.emit('run');
  };
  const first = once(runs, 'run');
  await start(databaseUrl, () => 'Monday', run);
  await first;
  await queues.pop()?.stop();
  await start(databaseUrl, () => 'Monday', run);
  await pause(300);
  expect(count).toBe(1);
});

it('tries again what failed, and tells of the failure', async () => {
  let count = 0;
  const run = (): void => {
    count += 1;
    if (count === 1) throw new Error('the disk is full');
    runs.emit('run');
  };
  const done = once(runs, 'run');
  const troubles = await start(await createTestDatabase(), () => 'Monday', run);
  await done;
  expect(count).toBe(2);
  expect(troubles).toEqual([new Error('the disk is full')]);
});
