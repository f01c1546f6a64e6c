import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import type { Pool } from 'pg';
import { z } from 'zod';

const rowsSchema = z.array(z.object({ name: z.string(), sealed: z.instanceof(Buffer) }));

const kinds = [
  { table: 'access.secrets', name: 'name' },
  { table: 'access.credentials', name: 'id' },
  { table: 'access.calendar_feeds', name: "('calendar-feed ' || slug)" },
  { table: 'access.calendar_grants', name: "('calendar-grant ' || slug)" },
  { table: 'access.connections', name: "('connection ' || id)" },
] as const;

/** Processes may do so at once. Throws where neither key opens it. */
export const resealSecrets = async (pool: Pool, sealing: Sealing): Promise<void> => {
  if (!sealing.isChanging) return;
  for (const { table, name } of kinds) {
    const held = await pool.query(`select ${name}::text as name, sealed from ${table} where sealed is not null`);
    for (const row of rowsSchema.parse(held.rows)) {
      const fresh = sealing.resealed(row.name, row.sealed);
      const values = [row.name, row.sealed, fresh];
      if (fresh) await pool.query(`update ${table} set sealed = $3 where ${name}::text = $1 and sealed = $2`, values);
    }
  }
};
