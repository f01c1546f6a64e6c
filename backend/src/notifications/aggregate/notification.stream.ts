import { notificationEvents } from '@pilotlight/contracts/events/notification-events';
import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type Aggregate, eventsAmong } from '../../write-side/aggregate';
import { AggregateStore } from '../../write-side/aggregate-store';
import { absent, evolveNotification, type NotificationState } from './notification.state';

export const notificationAggregate: Aggregate<NotificationState, NotificationStreamEvent> = {
  initialState: absent,
  evolve: evolveNotification,
  isOwnEvent: eventsAmong(notificationEvents),
};

export class NotificationStream extends AggregateStore<NotificationState, NotificationStreamEvent> {}
