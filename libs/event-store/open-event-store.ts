import type { EventStore } from './event-store';
import { openKurrentDbEventStore } from './kurrentdb/kurrentdb-event-store';
import type { EventLogHealth } from './postgres/health';
import { watchDatabase } from './postgres/database-watch';
import { openPostgresEventStore } from './postgres/postgres-event-store';

export type EventStoreOptions =
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly allowUnsafeDurability?: boolean;
    }
  | {
      readonly kind: 'kurrentdb';
      readonly url: string;
      readonly databaseUrl: string;
    };

export interface OpenEventStore {
  readonly eventStore: EventStore;
  readonly health: (() => Promise<EventLogHealth>) | null;
  /** Resolves when a restored backup has taken the database's place: the process has to restart. */
  readonly replaced: Promise<void>;
}

export const openEventStore = async (options: EventStoreOptions): Promise<OpenEventStore> => {
  switch (options.kind) {
    case 'postgres': {
      const eventStore = await openPostgresEventStore(options);
      return { eventStore, health: () => eventStore.health(), replaced: eventStore.replaced };
    }
    case 'kurrentdb': {
      const database = await watchDatabase(options.databaseUrl);
      try {
        const eventStore = await openKurrentDbEventStore({ url: options.url, alongside: database });
        return { eventStore, health: null, replaced: database.replaced };
      } catch (error) {
        await database.close();
        throw error;
      }
    }
  }
};

export interface StoreSettings {
  readonly EVENT_STORE: EventStoreOptions['kind'];
  readonly KURRENTDB_URL?: string | undefined;
}

export const eventStoreOptions = (
  { EVENT_STORE, KURRENTDB_URL = '' }: StoreSettings,
  databaseUrl: string,
  { allowUnsafeDurability = false } = {},
): EventStoreOptions =>
  EVENT_STORE === 'kurrentdb'
    ? { kind: EVENT_STORE, url: KURRENTDB_URL, databaseUrl }
    : { kind: EVENT_STORE, url: databaseUrl, allowUnsafeDurability };
