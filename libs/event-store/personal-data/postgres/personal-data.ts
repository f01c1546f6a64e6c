import { Pool } from 'pg';
import type { EventStore } from '../../event-store';
import { connectionTo, reaching } from '../../postgres/connection';
import { PersonalEventStore } from '../personal-event-store';
import { Sealing } from '../sealing';
import { ErasureLedger } from './erasure-ledger';
import { PostgresKeyRing } from './postgres-key-ring';
import { checkSeal, reseal } from './reseal';
import { migratePersonalData } from './schema';

export interface PersonalDataOptions {
  /** Where schema `personal_data` lives. */
  readonly url: string;
  readonly masterKey: string;
  /** While the master key is being changed: the one before. */
  readonly previousMasterKey?: string | undefined;
}

export interface PersonalData {
  readonly keys: PostgresKeyRing;
  readonly ledger: ErasureLedger;
  readonly sealing: Sealing;
  /** The log with its personal fields encrypted; closing it closes the store behind it. */
  over(store: EventStore): EventStore;
  close(): Promise<void>;
}

/**
 * Opens the keys of data subjects, bringing their schema up to date and their seals under the master key of now.
 * Throws StoreUnavailable, and ConfigurationError where the master key is not the one that sealed them.
 */
export const openPersonalData = async (options: PersonalDataOptions): Promise<PersonalData> => {
  const sealing = new Sealing(options.masterKey, options.previousMasterKey);
  const pool = new Pool({ ...connectionTo(options.url, 'personal data'), max: 4 });
  // A connection lost while idle is made anew by the pool when it is needed.
  pool.on('error', () => {});
  try {
    await reaching(() => migratePersonalData(options.url));
    await checkSeal(pool, sealing);
    await reseal(pool, sealing);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const keys = new PostgresKeyRing(pool, sealing);
  return {
    keys,
    ledger: new ErasureLedger(pool, keys),
    sealing,
    over: (store) => new PersonalEventStore(store, keys),
    close: () => pool.end(),
  };
};
