import { describeEventStore } from '../testing/event-store-contract';
import { MemoryEventStore } from './memory-event-store';

describeEventStore('memory', async () => ({ store: new MemoryEventStore() }));
