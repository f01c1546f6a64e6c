import { lineTo } from '@pilotlight/event-store/testing/cuttable-line';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../migrations/migrate';
import { readModels } from '../read-models';
import { LogLines } from '../testing/read-side';
import { CaughtUp } from '@pilotlight/subscriptions/caught-up';
import { CheckpointWatch } from '@pilotlight/subscriptions/checkpoint-watch';

it('whoever waits in one process ends the rests of all others', async () => {
  const databaseUrl = await createTestDatabase();
  const connection = await connect(databaseUrl, 'test');
  await migrate(connection, readModels);
  await connection.end();
  const hurried = new AbortController();
  const watching = (hurry: () => void): CheckpointWatch => {
    const watch = new CheckpointWatch(databaseUrl, readModels, new CaughtUp(), new LogLines(), hurry);
    watch.start();
    return watch;
  };
  const [keeps, waits] = [watching(() => hurried.abort()), watching(() => undefined)];
  while (!hurried.signal.aborted) {
    waits.ask();
    await pause(20);
  }
  expect(hurried.signal.aborted).toBe(true);
  await Promise.all([keeps.stop(), waits.stop()]);
});

it('tells once that PostgreSQL is back, and how long it was away', async () => {
  const url = new URL(await createTestDatabase());
  const connection = await connect(url.href, 'test');
  await migrate(connection, readModels);
  await connection.end();
  const line = await lineTo(Number(url.port), url.hostname);
  url.host = `127.0.0.1:${line.port}`;
  const log = new LogLines();
  const told = (level: string) => log.lines.filter((said) => said.level === level);
  const watch = new CheckpointWatch(url.href, readModels, new CaughtUp(), log, () => undefined);
  watch.start();
  const inSight = () =>
    watch.standing().then(
      () => true,
      () => false,
    );
  while (!(await inSight())) await pause(10);
  expect(log.lines).toEqual([]);

  const cutAt = performance.now();
  await line.cut();
  while (told('warn').length < 2) await pause(10);
  await line.mend();
  while (!(await inSight())) await pause(10);
  while (told('info').length === 0) await pause(10);
  const [back] = told('info');
  expect(back?.message).toMatch(/^PostgreSQL answers again/);
  const { ms } = Object.assign({ ms: Number.NaN }, back?.fields);
  expect(ms).toBeGreaterThan(0);
  expect(ms).toBeLessThanOrEqual(performance.now() - cutAt);

  line.tear();
  while (told('info').length < 2) await pause(10);
  expect(told('info')).toHaveLength(2);
  await watch.stop();
  await line.cut();
});
