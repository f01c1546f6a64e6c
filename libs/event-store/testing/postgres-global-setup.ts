import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from './test-postgres';

let shared: TestPostgres | undefined;

/** Names the run, gives it a folder, and starts the one PostgreSQL that its suites share, unless TEST_DATABASE_URL names one. */
export default async (): Promise<void> => {
  process.env['TEST_RUN'] = randomBytes(8).toString('hex');
  process.env['TEST_RUN_FOLDER'] = mkdtempSync(join(tmpdir(), 'pilotlight-run-'));
  if (process.env['TEST_DATABASE_URL']) return;
  shared = await startTestPostgres();
  process.env['TEST_DATABASE_URL'] = shared.url;
};

export const endRun = async (): Promise<void> => {
  await shared?.stop();
  rmSync(process.env['TEST_RUN_FOLDER'] ?? '', { recursive: true, force: true });
};
