import type { EventStore } from './event-store';
import { eventStoreOptions, openEventStore, type OpenEventStore, type StoreSettings } from './open-event-store';
import { openPersonalData, type PersonalData } from './personal-data/postgres/personal-data';

export interface EventLogOptions {
  readonly databaseUrl: string;
  readonly masterKey: string;
  readonly previousMasterKey?: string | undefined;
  /** For a process that appends nothing: accepts settings that may lose acknowledged events. */
  readonly allowUnsafeDurability?: boolean;
}

export interface OpenEventLog extends OpenEventStore {
  readonly eventStore: EventStore;
  readonly personalData: PersonalData;
  close(): Promise<void>;
}

/** Throws what openPersonalData and opening the store throw; the keys are let go where the log can't be had. */
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
