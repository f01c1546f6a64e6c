import { ConfigurationError } from '@pilotlight/contracts/configuration';
import type { Pool } from 'pg';
import { StoreUnavailable } from '../../event-store';
import { reaching } from '../../postgres/connection';
import type { Sealing } from '../sealing';
import { foreignMasterKey } from './reseal';

export class MasterKeyChanged extends StoreUnavailable {
  constructor(cause?: unknown) {
    super(cause);
    this.name = 'MasterKeyChanged';
    this.message = 'MASTER_KEY was changed while this process ran: start it again with the new one';
  }
}

interface Standing {
  readonly fingerprint: Buffer;
  readonly previous: Buffer | null;
}

const standingText = 'select fingerprint, previous from personal_data.master_key';

/** Names the current master key, and the one before while not everything is resealed. */
const beginText = `
  insert into personal_data.master_key (fingerprint, previous) values ($1, $2)
  on conflict (single) do update set fingerprint = $1, previous = $2
   where master_key.fingerprint <> $1 or master_key.previous is distinct from $2`;

const endText = 'update personal_data.master_key set previous = null where fingerprint = $1 and previous is not null';

/** From here on no process makes a key under another master key. Throws ConfigurationError where the data was sealed with another. */
export const beginMasterKey = async (pool: Pool, { fingerprint, previous }: Sealing): Promise<void> => {
  const { rows } = await reaching(() => pool.query<Standing>(standingText));
  const [standing] = rows;
  const isKnown = (held: Buffer): boolean => fingerprint.equals(held) || (previous?.equals(held) ?? false);
  if (standing && !isKnown(standing.fingerprint)) throw new ConfigurationError([foreignMasterKey]);
  if (standing?.previous && !isKnown(standing.previous))
    throw new ConfigurationError([
      'MASTER_KEY_PREVIOUS: needed once more, for the last change of MASTER_KEY was cut short',
    ]);
  await reaching(() => pool.query(beginText, [fingerprint, previous]));
};

export const endMasterKey = async (pool: Pool, { fingerprint }: Sealing): Promise<void> => {
  await reaching(() => pool.query(endText, [fingerprint]));
};
