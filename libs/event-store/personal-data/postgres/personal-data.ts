import { Pool } from 'pg';
import type { EventStore } from '../../event-store';
import { connectionTo, reaching } from '../../postgres/connection';
import { ContactIndex } from '../contact-index';
import { PersonalEventStore } from '../personal-event-store';
import { Sealing } from '../sealing';
import { ErasureLedger } from './erasure-ledger';
import { beginMasterKey, endMasterKey } from './master-key';
import { platformSecret, resealSecrets } from './platform-secret';
import { PostgresKeyRing } from './postgres-key-ring';
import { checkSeal, reseal } from './reseal';
import { migratePersonalData } from './schema';

export interface PersonalDataOptions {
  readonly url: string;
  readonly masterKey: string;
  readonly previousMasterKey?: string | undefined;
}

export interface PersonalData {
  readonly keys: PostgresKeyRing;
  readonly ledger: ErasureLedger;
  readonly sealing: Sealing;
  readonly contacts: ContactIndex;
  secret(name: string): Promise<Buffer>;
  over(store: EventStore): EventStore;
  close(): Promise<void>;
}

/** Migrates the schema and reseals under the current master key. Throws StoreUnavailable, ConfigurationError. */
export const openPersonalData = async (options: PersonalDataOptions): Promise<PersonalData> => {
  const sealing = new Sealing(options.masterKey, options.previousMasterKey);
  const pool = new Pool({ ...connectionTo(options.url, 'personal data'), max: 4 });
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => {});
  // A busy client reports its loss to the query under way; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await resealSecrets(pool, sealing);
  const contactKey = await prepared(pool, options.url, sealing).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const keys = new PostgresKeyRing(pool, sealing);
  return {
    keys,
    ledger: new ErasureLedger(pool, keys),
    sealing,
    contacts: new ContactIndex(contactKey),
    secret: (name) => platformSecret(pool, sealing, name),
    over: (store) => new PersonalEventStore(store, keys),
    close: () => pool.end(),
  };
};

const prepared = async (pool: Pool, url: string, sealing: Sealing): Promise<Buffer> => {
  await reaching(() => migratePersonalData(url));
  await checkSeal(pool, sealing);
  await beginMasterKey(pool, sealing);
  // Once more, for what another process sealed while the master key changed.
  while ((await reseal(pool, sealing)) > 0);
  const contactKey = await platformSecret(pool, sealing, 'contact-index');
  await endMasterKey(pool, sealing);
  return contactKey;
};
