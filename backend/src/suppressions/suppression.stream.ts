import type { SuppressionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { suppressionEvents } from '@pilotlight/contracts/events/notification-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveSuppression, type SuppressionState, unsuppressed } from './suppression.state';

export const suppressionAggregate: Aggregate<SuppressionState, SuppressionEvent> = {
  initialState: unsuppressed,
  evolve: evolveSuppression,
  isOwnEvent: eventsAmong(suppressionEvents),
};

export class SuppressionStream extends AggregateStore<SuppressionState, SuppressionEvent> {}
