import { describeEventStore } from '../testing/event-store-contract';
import { openKurrentDbEventStore } from './kurrentdb-event-store';
import { startKurrentDbStandIn } from './testing/kurrentdb-stand-in';

describe.each([
  ['KurrentDB (stand-in)', true],
  ['KurrentDB without batched appends (stand-in)', false],
])('%s', (name, batchAppend) => {
  describeEventStore(name, async () => {
    const server = await startKurrentDbStandIn({ batchAppend });
    return { store: await openKurrentDbEventStore({ url: server.url }), dispose: () => server.stop() };
  });
});

const realServer = process.env['KURRENTDB_URL'];
if (realServer)
  describeEventStore('KurrentDB (a real server, empty at the start)', async () => ({
    store: await openKurrentDbEventStore({ url: realServer }),
  }));
else {
  process.stderr.write('SKIPPED: a real KurrentDB: KURRENTDB_URL names none\n');
  // oxlint-disable-next-line jest/no-disabled-tests -- it tells, and is counted, where there is no server to prove it on
  it.skip('KURRENTDB_URL is not set: nothing is proved here about a real KurrentDB server', () => {});
}
