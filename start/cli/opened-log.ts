import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { type Configuration, ConfigurationError } from '@pilotlight/contracts/configuration';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { openEventLog, type OpenEventLog } from '@pilotlight/event-store/open-event-log';
import { eventStoreOptions, openEventStore } from '@pilotlight/event-store/open-event-store';
import { existsSync } from 'node:fs';
import { firstStartSecrets, secretsFile } from '../first-start-secrets';
import { withDatabase } from './settings';

/** What a command reads the log by. */
export interface OpenedLog extends Pick<OpenEventLog, 'eventStore' | 'personalData'> {
  readonly databaseUrl: string;
}

const reads = { allowUnsafeDurability: true };

/** The environment first; outside production, the key that the first start made. Null where there is neither. */
export const knownMasterKey = ({ MASTER_KEY, NODE_ENV, DATA_DIR }: Configuration): string | null => {
  if (MASTER_KEY !== undefined) return MASTER_KEY;
  const made = NODE_ENV !== 'production' && existsSync(secretsFile(DATA_DIR));
  return made ? firstStartSecrets(DATA_DIR).MASTER_KEY : null;
};

/** Closes log and keys after `use`. Throws ConfigurationError, NoDatabase, AlreadyRunning, StoreUnavailable. */
export const withOpenedLog = <T>(use: (log: OpenedLog) => Promise<T>, { appends = false } = {}): Promise<T> =>
  withDatabase(async ({ url: databaseUrl }) => {
    const configuration = readConfiguration();
    const masterKey = knownMasterKey(configuration);
    if (masterKey === null) throw new ConfigurationError(['MASTER_KEY is missing']);
    const previousMasterKey = configuration.MASTER_KEY_PREVIOUS;
    const durability = appends ? {} : reads;
    const log = await openEventLog(configuration, { databaseUrl, masterKey, previousMasterKey, ...durability });
    try {
      return await use({ databaseUrl, personalData: log.personalData, eventStore: log.eventStore });
    } finally {
      await log.close();
    }
  });

/** For what needs no key: personal fields stay encrypted. Throws what withOpenedLog throws. */
export const withKeptLog = <T>(use: (eventStore: EventStore) => Promise<T>): Promise<T> =>
  withDatabase(async ({ url }) => {
    const options = eventStoreOptions(readConfiguration(), url, reads);
    const { eventStore } = await openEventStore(options);
    try {
      return await use(eventStore);
    } finally {
      await eventStore.close();
    }
  });
