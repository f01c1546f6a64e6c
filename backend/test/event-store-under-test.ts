import type { OpenEventStore } from '@pilotlight/event-store/open-event-store';
import { openEventStore } from '@pilotlight/event-store/open-event-store';
import type { KurrentDbStandIn } from '@pilotlight/event-store/kurrentdb/testing/kurrentdb-stand-in';
import { StandInLog } from '@pilotlight/event-store/kurrentdb/testing/stand-in-log';
import type { CuttableLine } from '@pilotlight/event-store/testing/cuttable-line';
import { startKurrentDbStandIn } from '@pilotlight/event-store/kurrentdb/testing/kurrentdb-stand-in';

export interface TestEventStore extends OpenEventStore {
  /** The line to the log's server, where that is not the database itself. */
  readonly logLine: CuttableLine | null;
  /** Lets go of what stands behind the store, once its last user has. */
  dispose(): Promise<void>;
}

/** Which log the suites run on: E2E_EVENT_STORE, PostgreSQL by default. */
export const logUnderTest = process.env['E2E_EVENT_STORE'] === 'kurrentdb' ? 'kurrentdb' : 'postgres';

interface Shared {
  readonly log: StandInLog;
  users: number;
  running: Promise<KurrentDbStandIn> | null;
}

/** One server for each database: backends that share the one share the other, and a later one finds what was kept. */
const servers = new Map<string, Shared>();

/** The log of a backend under test; `directUrl` names its database, which `databaseUrl` may reach by another way. */
export const openTestEventStore = async (databaseUrl: string, directUrl: string): Promise<TestEventStore> => {
  if (logUnderTest === 'postgres') {
    const opened = await openEventStore({ kind: 'postgres', url: databaseUrl, allowUnsafeDurability: true });
    return { ...opened, logLine: null, dispose: async () => {} };
  }
  const shared = servers.get(directUrl) ?? { log: new StandInLog(), users: 0, running: null };
  servers.set(directUrl, shared);
  shared.users += 1;
  const server = await (shared.running ??= startKurrentDbStandIn({ log: shared.log }));
  const opened = await openEventStore({ kind: 'kurrentdb', url: server.url, databaseUrl });
  return {
    ...opened,
    logLine: server.line,
    dispose: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      shared.running = null;
      await server.stop();
    },
  };
};
