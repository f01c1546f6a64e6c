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

/** Throws UnsafeDurability, naming the settings, and StoreUnavailable. */
export const checkDurability = async (pool: Pool): Promise<void> => {
  const { rows } = await reaching(() => pool.query<{ name: string }>(offText));
  if (rows.length > 0) throw new UnsafeDurability(rows.map(({ name }) => name));
};
