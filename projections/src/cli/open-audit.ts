import type { EventStore } from '@pilotlight/event-store/event-store';
import { type EventStoreOptions, openEventStore } from '@pilotlight/event-store/open-event-store';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { auditChain } from '../audit/audit-schema';
import { ChainReader } from '../audit/chain.reader';
import { auditSigning } from '../audit/signing-key';
import type { Log } from '../log';
import { type Projections, startProjections } from '../projections';
import { ReadDatabase } from '../read-database';

/** Milliseconds. */
const patience = 30_000;
const lookEvery = 1_000;

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface AuditDatabase {
  /** PostgreSQL, with the chains. */
  readonly url: string;
  readonly log: EventStoreOptions;
  readonly masterKey: string;
  readonly previousMasterKey?: string | undefined;
}

/** The secret that seals are signed with. */
export const signingSeed = async (database: AuditDatabase): Promise<Buffer> => {
  const personalData = await openPersonalData(database);
  try {
    return await personalData.secret(auditSigning);
  } finally {
    await personalData.close();
  }
};

/** Opens the log as it is kept, for one command. */
export const withLog = async <T>(log: EventStoreOptions, work: (eventStore: EventStore) => Promise<T>): Promise<T> => {
  const { eventStore } = await openEventStore(log.kind === 'postgres' ? { ...log, allowUnsafeDurability: true } : log);
  try {
    return await work(eventStore);
  } finally {
    await eventStore.close();
  }
};

const caughtUp = async (worker: Projections, chains: ChainReader, eventStore: EventStore): Promise<void> => {
  const head = await eventStore.head();
  let [reached, since] = [await chains.reached(), Date.now()];
  while (!(await worker.waitForPosition(head, [auditChain], lookEvery))) {
    const now = await chains.reached();
    if (now !== reached) [reached, since] = [now, Date.now()];
    if (Date.now() - since > patience)
      throw new Error('The audit chain does not move; the log of the process that keeps it says why');
  }
};

/**
 * Opens the chains for one command, once they have taken up all that stands in the log now: by the product's own worker, or by this process
 * where none runs. Rejects when the chain does not move for half a minute.
 */
export const withChains = async <T>(database: AuditDatabase, work: (chains: ChainReader) => Promise<T>): Promise<T> => {
  const { url: databaseUrl } = database;
  const seed = await signingSeed(database);
  return await withLog(database.log, async (eventStore) => {
    const worker = await startProjections({ databaseUrl, eventStore, log: silent, models: [], auditSeed: seed });
    const readers = new ReadDatabase(databaseUrl);
    const chains = new ChainReader({ readers, eventStore, databaseUrl, signingSeed: seed });
    try {
      await caughtUp(worker, chains, eventStore);
      return await work(chains);
    } finally {
      await worker.stop();
      await readers.close();
    }
  });
};
