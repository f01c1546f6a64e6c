import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { AggregateStore } from './aggregate-store';
import type { Aggregate } from './aggregate';
import { AggregateCacheInvalidator } from './aggregate-cache-invalidator';

export const EVENT_STORE = Symbol('event store');

type StoreOf<State extends object, E extends DomainEvent> = Type<AggregateStore<State, E>>;

@Module({})
export class AggregateModule {}

/** Its cache follows the log, so no process decides from a state that another has changed. `cacheLimit` is the total weight. */
export const aggregate = <State extends object, E extends DomainEvent>(
  Store: StoreOf<State, E>,
  definition: Aggregate<State, E>,
  cacheLimit: number,
): DynamicModule => ({
  module: AggregateModule,
  providers: [
    {
      provide: Store,
      inject: [EVENT_STORE, AggregateCacheInvalidator],
      useFactory: (eventStore: EventStore, memory: AggregateCacheInvalidator) => {
        const store = new Store(eventStore, definition, cacheLimit);
        memory.follow(store);
        return store;
      },
    },
  ],
  exports: [Store],
});
