import { encryptedMark } from '@pilotlight/event-store/personal-data/field-cipher';
import type { Client } from 'pg';

const statements = [
  // Between the backup and now it may have gone out: nobody knows, as after a kill.
  `update access.lead_deliveries set status = 'unknown', next_attempt_at = null, sending_since = null
    where status in ('waiting', 'sending')`,
  // Of a backup from before answers were sealed.
  `update access.lead_delivery_attempts set answer = '' where answer not like '${encryptedMark}%'`,
];

/** Nothing leaves on a restore: what waited to be sent to installers' own systems is sent again by hand alone. */
export const settleRestoredDeliveries = async (inside: Client): Promise<void> => {
  for (const statement of statements) await inside.query(statement);
};
