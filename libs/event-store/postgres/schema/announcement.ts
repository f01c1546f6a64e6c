/** A lower bound of the positions to come, as a lock that ends after the rows are visible. The sequence is read before the lock. */
export const announceText = `pg_advisory_xact_lock_shared((x'4553'::bigint << 48) |
  (select case when is_called then last_value else last_value - 1 end from event_log.events_position_seq))`;
