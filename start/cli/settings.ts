import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { type AttachedDatabase, attachDatabase } from '@pilotlight/event-store/embedded-postgres/attach';
import { resolve } from 'node:path';

/** DATABASE_URL, or the database in the data folder, running or not. */
export const withDatabase = async <T>(
  use: (database: AttachedDatabase) => Promise<T>,
  { mayMake = false } = {},
): Promise<T> => {
  const { DATABASE_URL, DATA_DIR } = readConfiguration();
  const attached: AttachedDatabase = DATABASE_URL
    ? { url: DATABASE_URL, inUse: true, release: () => Promise.resolve() }
    : await attachDatabase(resolve(DATA_DIR), { mayMake });
  try {
    return await use(attached);
  } finally {
    await attached.release();
  }
};

/** Relative to where the command was typed; npm itself goes to the root. */
export const typedPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
