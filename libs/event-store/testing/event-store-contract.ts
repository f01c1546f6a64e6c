import type { EventStore } from '../event-store';
import { describeAppending } from './contract/appending';
import { describeReading } from './contract/reading';
import { describeRefusals } from './contract/refusals';
import { describeSubscribing } from './contract/subscribing';

/** A store under test. The contract closes the store itself; `dispose` lets go of what stands behind it. */
export interface StoreUnderTest {
  readonly store: EventStore;
  dispose?(): Promise<void>;
}

/** The one suite that every adapter passes. `create` opens an empty log. */
export const describeEventStore = (name: string, create: () => Promise<StoreUnderTest>): void => {
  describe(`the ${name} event store`, () => {
    let underTest: StoreUnderTest;
    beforeAll(async () => {
      underTest = await create();
    });
    afterAll(async () => {
      await underTest.store.close();
      await underTest.dispose?.();
    });

    const store = (): EventStore => underTest.store;
    it('begins empty', async () => {
      await expect(store().head()).resolves.toBe('');
      await expect(store().readAll(await store().head(), 10)).resolves.toEqual({ events: [], next: '' });
    });
    describeAppending(store);
    describeRefusals(store);
    describeReading(store);
    describeSubscribing(store);
  });
};
