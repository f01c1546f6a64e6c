import type { Pool } from 'pg';

const hour = 3_600_000;

const sweep = `
  with sessions as (delete from access.sessions where last_used_at + idle < now()),
       widget_sessions as (delete from access.widget_sessions where expires_at < now())
  delete from access.attempts where until < now()`;

/** Clears away what has expired, once an hour; several processes may do it at once. */
export const startAccessUpkeep = (pool: Pool, onTrouble: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => void pool.query(sweep).catch(onTrouble), hour).unref();
  return () => clearInterval(timer);
};
