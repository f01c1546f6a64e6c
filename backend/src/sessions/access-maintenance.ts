import type { Pool } from 'pg';

const hour = 3_600_000;

const sweep = `
  with sessions as (delete from access.sessions where last_used_at + idle < now()),
       widget_sessions as (delete from access.widget_sessions where expires_at < now()),
       typing as (delete from access.typing where at < now() - interval '1 hour'),
       consents as (delete from access.calendar_consents where expires_at < now()),
       spend as (delete from access.assistant_spend where until < now())
  delete from access.attempts where until < now()`;

/** Several processes may do it at once. */
export const sweepAccess = async (pool: Pool): Promise<void> => {
  await pool.query(sweep);
};

export const startAccessMaintenance = (pool: Pool, onTrouble: (error: unknown, job: string) => void): (() => void) => {
  const timer = setInterval(
    () => void sweepAccess(pool).catch((error: unknown) => onTrouble(error, 'clearing ended sessions')),
    hour,
  ).unref();
  return () => clearInterval(timer);
};
