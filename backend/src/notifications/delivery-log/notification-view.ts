import type { Notification } from '@pilotlight/contracts/http/notifications';
import type { NotificationRecord } from '@pilotlight/projections/notifications/notifications.reader';
import { composed } from '@pilotlight/notifications/compose';
import type { PublicAddress } from '../../http/public-address';

export const notificationOf = ({ told, to, ...record }: NotificationRecord, address: PublicAddress): Notification => {
  const items = told.map(({ eventType, subject, text, headline }) => ({ eventType, subject, text, headline }));
  const { subject, text } =
    items.length > 0 ? composed(record.channel, items, address.of('/installer/dashboard')) : erased;
  return { ...record, to: to ?? '', subject, text };
};

const erased = { subject: null, text: '' } as const;
