import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AuditRoom } from '../testing/audit-room';
import { conversation } from '../testing/story';

const root = join(__dirname, '../../..');

let room: AuditRoom;
beforeEach(async () => {
  room = await AuditRoom.open();
});
afterEach(() => room.close());

/** A worker in a process of its own. */
const workerProcess = () =>
  spawn(
    process.execPath,
    [
      '--conditions=source',
      '-r',
      join(root, 'libs/event-store/testing/run-typescript.cjs'),
      join(root, 'projections/src/testing/audit-worker-process.ts'),
      room.databaseUrl,
      room.signingSeed.toString('hex'),
    ],
    { stdio: 'ignore' },
  );

const chainedSoFar = async (): Promise<number> => {
  const { rows } = await room.superuser.query<{ count: number }>('select count(*) as count from audit.chain');
  return rows[0]?.count ?? 0;
};

/** So many events that a worker needs several batches for them. */
const aLongLog = (events: number) =>
  room.superuser.query(
    `insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
     select 'conversation-' || gen_random_uuid(), 0, gen_random_uuid(), 'Whatever', 'firm-' || n % 7, jsonb_build_object('n', n),
            '{"actor": {"kind": "system", "id": null}, "correlationId": "c", "causationId": null}', date_trunc('milliseconds', now())
       from generate_series(1, ${events}) n`,
  );

it('leaves no gap and no double behind when its process is killed between two batches, again and again', async () => {
  const idle = await room.startWorker();
  await room.happens([conversation('acme', randomUUID()).started()]);
  await room.chained();
  await idle.stop();
  await aLongLog(60_000);
  const killedAt: number[] = [];
  for (let kill = 0; kill < 8; kill += 1) {
    const before = await chainedSoFar();
    const worker = workerProcess();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    while ((await chainedSoFar()) === before) await pause(2);
    // Each time at another point of the batch after.
    await pause(kill * 5);
    worker.kill('SIGKILL');
    await ended;
    killedAt.push(await chainedSoFar());
  }
  expect(killedAt.filter((count) => count < 60_001).length).toBeGreaterThan(4);
  await room.startWorker();
  await room.chained();
  expect(await chainedSoFar()).toBe(60_001);
  const checks = await room.chains.verifyEach(null);
  expect(checks.map(({ difference }) => difference)).toEqual(checks.map(() => null));
  expect(checks.reduce((sum, { head }) => sum + head.count, 0)).toBe(60_001);
});
