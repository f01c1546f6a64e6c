import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { type Configuration, ConfigurationError } from '@pilotlight/contracts/configuration';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { eventStoreOptions, openEventStore } from '@pilotlight/event-store/open-event-store';
import { openPersonalData, type PersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { existsSync } from 'node:fs';
import { firstStartSecrets, secretsFile } from '../first-start-secrets';
import { withDatabase } from './settings';

/** What a command reads the log by. */
export interface OpenedLog {
  readonly databaseUrl: string;
  readonly personalData: PersonalData;
  /** The log, its personal fields as people wrote them. */
  readonly eventStore: EventStore;
}

/** The environment's word stands; outside production the one that the first start made follows. */
const masterKeyOf = ({ MASTER_KEY, NODE_ENV, DATA_DIR }: Configuration): string => {
  if (MASTER_KEY !== undefined) return MASTER_KEY;
  if (NODE_ENV !== 'production' && existsSync(secretsFile(DATA_DIR))) return firstStartSecrets(DATA_DIR).MASTER_KEY;
  throw new ConfigurationError(['MASTER_KEY is missing']);
};

/** Opens log and keys in the database that the settings name, and closes them when `use` is over. Throws ConfigurationError, NoDatabase, AlreadyRunning, StoreUnavailable. */
export const withOpenedLog = <T>(use: (log: OpenedLog) => Promise<T>): Promise<T> =>
  withDatabase(async ({ url: databaseUrl }) => {
    const configuration = readConfiguration();
    const personalData = await openPersonalData({
      url: databaseUrl,
      masterKey: masterKeyOf(configuration),
      previousMasterKey: configuration.MASTER_KEY_PREVIOUS,
    });
    try {
      const { eventStore } = await openEventStore(eventStoreOptions(configuration, databaseUrl));
      try {
        return await use({ databaseUrl, personalData, eventStore: personalData.over(eventStore) });
      } finally {
        await eventStore.close();
      }
    } finally {
      await personalData.close();
    }
  });
