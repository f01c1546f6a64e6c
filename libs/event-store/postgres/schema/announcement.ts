/**
 * Announces a lower bound of all positions that this transaction will draw, as a shared advisory lock that PostgreSQL lets go only after
 * its rows can be seen: that is what event_log.horizon() stands on. The sequence is looked at before the lock is taken.
 */
export const announceText = `pg_advisory_xact_lock_shared((x'4553'::bigint << 48) |
  (select case when is_called then last_value else last_value - 1 end from event_log.events_position_seq))`;
