import type { Pool } from 'pg';
import { reaching } from './connection';

const offText =
  "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name";

/** PostgreSQL is set so that an acknowledged event can be lost in a power cut. */
export class UnsafeDurability extends Error {
  constructor(settings: readonly string[]) {
    super(`PostgreSQL may lose acknowledged events: ${settings.join(', ')} must be on`);
    this.name = 'UnsafeDurability';
  }
}

const oldestMajor = 16;

/** Nobody tests the product on a PostgreSQL this old. */
export class UnsupportedPostgres extends Error {
  constructor(version: string) {
    super(`PostgreSQL ${version} is too old: DATABASE_URL needs ${oldestMajor} or newer`);
    this.name = 'UnsupportedPostgres';
  }
}

/** `version` as PostgreSQL writes its own: "17.2 (Debian 17.2-1)". Throws UnsupportedPostgres. */
export const refuseOld = (version: string): void => {
  if (Number.parseInt(version, 10) < oldestMajor) throw new UnsupportedPostgres(version);
};

/** Throws UnsupportedPostgres and StoreUnavailable. */
export const checkVersion = async (pool: Pool): Promise<void> => {
  const { rows } = await reaching(() => pool.query<{ server_version: string }>('show server_version'));
  refuseOld(rows[0]?.server_version ?? '');
};

/** Throws UnsafeDurability, naming the settings, and StoreUnavailable. */
export const checkDurability = async (pool: Pool): Promise<void> => {
  const { rows } = await reaching(() => pool.query<{ name: string }>(offText));
  if (rows.length > 0) throw new UnsafeDurability(rows.map(({ name }) => name));
};
