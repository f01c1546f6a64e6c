import type { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { Figures } from './metrics';

/** The messages that have not come to their end, by channel, and how long the oldest has been due. */
export const notificationQueueFigures = (reader: Pick<DeliveryFiguresReader, 'queue'>): Figures => ({
  help: {
    pilotlight_notifications_queued: 'Messages that wait or are being handed over, by channel',
    pilotlight_notifications_overdue_seconds:
      'For how long the oldest message has been due, by channel; 0 where none is',
  },
  label: 'channel',
  read: async () => {
    const queue = await reader.queue(platform, new Date().toISOString());
    return {
      pilotlight_notifications_queued: Object.fromEntries(queue.map(({ channel, queued }) => [channel, queued])),
      pilotlight_notifications_overdue_seconds: Object.fromEntries(
        queue.map(({ channel, overdueSeconds }) => [channel, overdueSeconds]),
      ),
    };
  },
});
