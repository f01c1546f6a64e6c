import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../database-connection';
import { migrate } from '../migrations/migrate';
import { readModels } from '../read-models';
import { LogLines } from '../testing/read-side';
import { CaughtUp } from './caught-up';
import { CheckpointWatch } from './checkpoint-watch';

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
