import type { SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { subscriptionEvents } from '@pilotlight/contracts/events/subscription-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveSubscription, noSubscription, type SubscriptionState } from './subscription.state';

export const subscriptionAggregate: Aggregate<SubscriptionState, SubscriptionEvent> = {
  initialState: noSubscription,
  evolve: evolveSubscription,
  isOwnEvent: eventsAmong(subscriptionEvents),
};

export class SubscriptionStream extends AggregateStore<SubscriptionState, SubscriptionEvent> {}
