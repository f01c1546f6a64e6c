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
