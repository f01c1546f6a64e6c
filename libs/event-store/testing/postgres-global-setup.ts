import { randomBytes } from 'node:crypto';
import { startTestPostgres, type TestPostgres } from './test-postgres';

let shared: TestPostgres | undefined;

/** Starts the one PostgreSQL that a test run shares, unless TEST_DATABASE_URL names one. */
export default async (): Promise<void> => {
  process.env['TEST_RUN'] = randomBytes(8).toString('hex');
  if (process.env['TEST_DATABASE_URL']) return;
  shared = await startTestPostgres();
  process.env['TEST_DATABASE_URL'] = shared.url;
};

export const stopShared = async (): Promise<void> => shared?.stop();
