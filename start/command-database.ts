import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { attachDatabase } from '@pilotlight/event-store/embedded-postgres/attach';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { eventStoreOptions, openEventStore } from '@pilotlight/event-store/open-event-store';
import { openPersonalData, type PersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { existsSync } from 'node:fs';
import { firstStartSecrets, secretsFile } from './first-start-secrets';

/** What a command works on, whether the product runs or not. */
export interface CommandDatabase {
  readonly url: string;
  readonly personalData: PersonalData;
  /** The log, its personal fields as people wrote them. */
  readonly eventStore: EventStore;
  /** Lets go of everything, and stops the PostgreSQL that was started for this. */
  close(): Promise<void>;
}

/** The environment's word stands; outside production the one that the first start made follows. */
const masterKeyOf = ({ MASTER_KEY, NODE_ENV, DATA_DIR }: ReturnType<typeof readConfiguration>): string => {
  if (MASTER_KEY !== undefined) return MASTER_KEY;
  if (NODE_ENV !== 'production' && existsSync(secretsFile(DATA_DIR))) return firstStartSecrets(DATA_DIR).MASTER_KEY;
  throw new ConfigurationError(['MASTER_KEY is missing']);
};

/**
 * Opens the database that DATABASE_URL names, or that of DATA_DIR: of the product that runs there, else started for this.
 * Throws ConfigurationError, NoDatabase, AlreadyRunning, StoreUnavailable.
 */
export const openCommandDatabase = async (): Promise<CommandDatabase> => {
  const configuration = readConfiguration();
  const { DATABASE_URL, DATA_DIR, MASTER_KEY_PREVIOUS: previousMasterKey } = configuration;
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const attached = DATABASE_URL === undefined ? await attachDatabase(DATA_DIR) : null;
    if (attached) undo.push(() => attached.release());
    const url = attached?.url ?? DATABASE_URL ?? '';
    const personalData = await openPersonalData({ url, masterKey: masterKeyOf(configuration), previousMasterKey });
    undo.push(() => personalData.close());
    const log = await openEventStore(eventStoreOptions(configuration, url));
    undo.push(() => log.eventStore.close());
    return { url, personalData, eventStore: personalData.over(log.eventStore), close };
  } catch (error) {
    await close();
    throw error;
  }
};
