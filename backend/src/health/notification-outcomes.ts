import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type Channel, channels } from '@pilotlight/contracts/values/notification-event';
import { Counter } from 'prom-client';

const outcomes = ['sent', 'refused', 'failed', 'unknown', 'delivered', 'bounced', 'expired', 'cancelled'] as const;
type Outcome = (typeof outcomes)[number];

/** What an event says has become of a message; null where that is still open. */
const outcomeOf = (event: NotificationStreamEvent): Outcome | null => {
  switch (event.type) {
    case 'NotificationRequested':
    case 'NotificationAttempted':
    case 'NotificationResendRequested':
      return null;
    case 'NotificationSent':
      return 'sent';
    case 'NotificationRefused':
      return event.data.retryAt === null ? 'failed' : 'refused';
    case 'NotificationOutcomeLost':
      return 'unknown';
    case 'NotificationDelivered':
      return 'delivered';
    case 'NotificationBounced':
      return 'bounced';
    case 'NotificationExpired':
      return 'expired';
    case 'NotificationCancelled':
      return 'cancelled';
  }
};

/** What became of messages in this process since it started, for Prometheus. */
export class NotificationOutcomes {
  readonly metric = new Counter({
    name: 'pilotlight_notification_outcomes_total',
    help: 'What became of messages, by channel; refused is tried again, failed is not',
    labelNames: ['channel', 'outcome'],
    registers: [],
  });

  constructor() {
    // From the start there is a nought to count from.
    for (const channel of channels) for (const outcome of outcomes) this.metric.inc({ channel, outcome }, 0);
  }

  count(channel: Channel, events: readonly NotificationStreamEvent[]): void {
    for (const event of events) {
      const outcome = outcomeOf(event);
      if (outcome) this.metric.inc({ channel, outcome });
    }
  }
}
