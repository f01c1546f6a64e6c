import type { OpenEventStore } from '@pilotlight/event-store/open-event-store';
import { openEventStore } from '@pilotlight/event-store/open-event-store';
import type { KurrentDbStandIn } from '@pilotlight/event-store/kurrentdb/testing/kurrentdb-stand-in';
import { startKurrentDbStandIn } from '@pilotlight/event-store/kurrentdb/testing/kurrentdb-stand-in';

export interface TestEventStore extends OpenEventStore {
  /** Lets go of what stands behind the store, once its last user has. */
  dispose(): Promise<void>;
}

/** Which log the suites run on: E2E_EVENT_STORE, PostgreSQL by default. */
export const logUnderTest = process.env['E2E_EVENT_STORE'] === 'kurrentdb' ? 'kurrentdb' : 'postgres';

/** One server for each database: backends that share the one share the other. */
const servers = new Map<string, { readonly started: Promise<KurrentDbStandIn>; users: number }>();

/** The log of a backend under test; `directUrl` names its database, which `databaseUrl` may reach by another way. */
export const openTestEventStore = async (databaseUrl: string, directUrl: string): Promise<TestEventStore> => {
  if (logUnderTest === 'postgres') {
    const opened = await openEventStore({ kind: 'postgres', url: databaseUrl, allowUnsafeDurability: true });
    return { ...opened, dispose: async () => {} };
  }
  const shared = servers.get(directUrl) ?? { started: startKurrentDbStandIn(), users: 0 };
  servers.set(directUrl, shared);
  shared.users += 1;
  const server = await shared.started;
  const opened = await openEventStore({ kind: 'kurrentdb', url: server.url });
  return {
    ...opened,
    dispose: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      servers.delete(directUrl);
      await server.stop();
    },
  };
};
