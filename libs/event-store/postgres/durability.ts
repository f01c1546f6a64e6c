import type { Pool } from 'pg';

/** PostgreSQL is set so that an acknowledged event can be lost in a power cut. */
export class UnsafeDurability extends Error {
  constructor(settings: readonly string[]) {
    super(`PostgreSQL may lose acknowledged events: ${settings.join(', ')} must be on`);
    this.name = 'UnsafeDurability';
  }
}

/** Throws UnsafeDurability, naming the settings. */
export const checkDurability = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name",
  );
  if (rows.length > 0) throw new UnsafeDurability(rows.map(({ name }) => name));
};
