import type { Pool } from 'pg';
import { reaching } from './connection';

const offText =
  "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name";

export class UnsafeDurability extends Error {
  constructor(settings: readonly string[]) {
    super(`PostgreSQL may lose acknowledged events: ${settings.join(', ')} must be on`);
    this.name = 'UnsafeDurability';
  }
}

const oldestMajor = 16;

/** Nobody tests the product on older ones. */
export class UnsupportedPostgres extends Error {
  constructor(version: string) {
    super(`PostgreSQL ${version} is too old: DATABASE_URL needs ${oldestMajor} or newer`);
    this.name = 'UnsupportedPostgres';
  }
}

export const refuseOld = (version: string): void => {
  if (Number.parseInt(version, 10) < oldestMajor) throw new UnsupportedPostgres(version);
};

export const checkVersion = async (pool: Pool): Promise<void> => {
  const { rows } = await reaching(() => pool.query<{ server_version: string }>('show server_version'));
  refuseOld(rows[0]?.server_version ?? '');
};

/** Throws UnsafeDurability, naming the settings, and StoreUnavailable. */
export const checkDurability = async (pool: Pool): Promise<void> => {
  const { rows } = await reaching(() => pool.query<{ name: string }>(offText));
  if (rows.length > 0) throw new UnsafeDurability(rows.map(({ name }) => name));
};
