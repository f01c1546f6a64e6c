import type { Pool } from 'pg';
import type { Position } from '@pilotlight/contracts/events/event';
import { positionAt } from '../recorded-event';

export interface EventLogHealth {
  readonly drawn: Position;
  readonly horizon: Position;
  /** How long the oldest append under way has held the horizon; null where none does. */
  readonly oldestAnnouncementSeconds: number | null;
}

const text = `
  select event_log.horizon() as horizon,
         (select case when is_called then last_value else last_value - 1 end from event_log.events_position_seq) as drawn,
         (select extract(epoch from max(clock_timestamp() - a.xact_start))::float8
            from pg_locks l join pg_stat_activity a on a.pid = l.pid
           where l.locktype = 'advisory' and l.objsubid = 1 and l.classid::bigint >> 16 = x'4553'::bigint
             and l.database = (select oid from pg_database where datname = current_database())) as oldest`;

export const readHealth = async (pool: Pool): Promise<EventLogHealth> => {
  const { rows } = await pool.query<{ horizon: string; drawn: string; oldest: number | null }>(text);
  const [row] = rows;
  return {
    drawn: positionAt(row?.drawn ?? 0),
    horizon: positionAt(row?.horizon ?? 0),
    oldestAnnouncementSeconds: row?.oldest ?? null,
  };
};
