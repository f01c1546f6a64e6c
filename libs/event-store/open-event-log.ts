import type { EventStore } from './event-store';
import { eventStoreOptions, openEventStore, type OpenEventStore, type StoreSettings } from './open-event-store';
import { openPersonalData, type PersonalData } from './personal-data/postgres/personal-data';

export interface EventLogOptions {
  /** The PostgreSQL with the keys, and with the log itself where the settings name no other store. */
  readonly databaseUrl: string;
  readonly masterKey: string;
  /** While the master key is being changed: the one before. */
  readonly previousMasterKey?: string | undefined;
  /** For whoever appends nothing: accepts settings that may lose acknowledged events. */
  readonly allowUnsafeDurability?: boolean;
}

export interface OpenEventLog extends OpenEventStore {
  readonly eventStore: EventStore;
  readonly personalData: PersonalData;
  close(): Promise<void>;
}

/**
 * Opens the log with the keys of its personal fields. Throws what openPersonalData and the store's own opening throw, and lets go of the keys
 * where the log can't be had.
 */
export const openEventLog = async (settings: StoreSettings, options: EventLogOptions): Promise<OpenEventLog> => {
  const { databaseUrl, masterKey, previousMasterKey, allowUnsafeDurability } = options;
  const personalData = await openPersonalData({ url: databaseUrl, masterKey, previousMasterKey });
  try {
    const log = await openEventStore(eventStoreOptions(settings, databaseUrl, { allowUnsafeDurability }));
    const eventStore = personalData.over(log.eventStore);
    return {
      ...log,
      eventStore,
      personalData,
      close: async () => {
        await eventStore.close();
        await personalData.close();
      },
    };
  } catch (error) {
    await personalData.close();
    throw error;
  }
};
