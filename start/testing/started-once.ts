import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { oneAtATime, testRun } from '@pilotlight/event-store/testing/once-a-run';
import { sharedServer } from '@pilotlight/event-store/testing/test-postgres';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsFile } from '../first-start-secrets';
import { startReady } from './running-product';

/** Ended, and with passwords that the next start shows: whoever signs in reads them there. */
const startOnce = async (dataDir: string): Promise<void> => {
  const product = await startReady({ dataDir, port: await ownPort() });
  const { code } = await product.end();
  if (code !== 0) throw new Error(`The first start ended with ${code}:\n${product.said()}`);
  const secrets = secretsFile(dataDir);
  writeFileSync(secrets, readFileSync(secrets, 'utf8').replace('"announced": true', '"announced": false'));
};

/** Lays a data folder as the product's first start leaves it: that start happens once a run, the others are copies. */
export const copyStartedOnce = async (dataDir: string): Promise<void> => {
  const folder = join(testRun().folder, 'started-once');
  await oneAtATime(sharedServer(), 'started-once', async () => {
    if (existsSync(folder)) return;
    const making = `${folder}-making`;
    rmSync(making, { recursive: true, force: true });
    await startOnce(making);
    renameSync(making, folder);
  });
  // Node's own copy would give PostgreSQL's files to whoever runs the tests.
  const { status, stderr } = spawnSync('cp', ['-a', folder, dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data folder could not be copied: ${stderr}`);
};
