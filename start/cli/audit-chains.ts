import type { EventStore } from '@pilotlight/event-store/event-store';
import { auditChain } from '@pilotlight/projections/audit/audit-schema';
import { ChainReader } from '@pilotlight/projections/audit/chain.reader';
import { auditSigning } from '@pilotlight/projections/audit/signing-key';
import type { Log } from '@pilotlight/subscriptions/log';
import { type Projections, startProjections } from '@pilotlight/projections/projections';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import { withOpenedLog } from './opened-log';

const patienceMs = 30_000;
const lookEvery = 1_000;

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const caughtUp = async (worker: Projections, chains: ChainReader, eventStore: EventStore): Promise<void> => {
  const head = await eventStore.head();
  let [reached, since] = [await chains.reached(), Date.now()];
  while (!(await worker.waitForPosition(head, [auditChain], lookEvery))) {
    const now = await chains.reached();
    if (now !== reached) [reached, since] = [now, Date.now()];
    if (Date.now() - since > patienceMs)
      throw new Error('The audit chain does not move; the log of the process that keeps it says why');
  }
};

/** Waits until the chains have caught up, by the product's worker or this process. Rejects after half a minute without progress. */
export const withChains = <T>(use: (chains: ChainReader) => Promise<T>): Promise<T> =>
  withOpenedLog(async ({ databaseUrl, eventStore, personalData }) => {
    const signingSeed = await personalData.secret(auditSigning);
    const worker = await startProjections({ databaseUrl, eventStore, log: silent, models: [], auditSeed: signingSeed });
    const readers = new ReadDatabase(databaseUrl);
    const chains = new ChainReader({ readers, eventStore, databaseUrl, signingSeed });
    try {
      await caughtUp(worker, chains, eventStore);
      return await use(chains);
    } finally {
      await worker.stop();
      await readers.close();
    }
  });
