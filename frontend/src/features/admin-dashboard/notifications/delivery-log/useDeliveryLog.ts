import { channels } from '@pilotlight/contracts/values/notification-event';
import { notificationStatusSchema } from '@pilotlight/contracts/values/notification-status';
import { z } from 'zod';
import { useAddressView } from '../../frame/address-view';
import { useDeliveryLogQuery } from './delivery-log.api';

export const pageSize = 25;

const logViewSchema = z.object({
  show: z.enum(['messages', 'suppressed']).catch('messages'),
  search: z.string().max(200).catch(''),
  status: z.enum(['all', ...notificationStatusSchema.options]).catch('all'),
  channel: z.enum(['all', ...channels]).catch('all'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type LogView = z.infer<typeof logViewSchema>;

export const useLogView = () => useAddressView(logViewSchema);

/** What was sent, as the address wants it shown. It goes on by itself, so what was fetched before counts for little. */
export const useDeliveryLog = ({ search, status, channel, page }: LogView) =>
  useDeliveryLogQuery(
    {
      query: {
        search,
        ...(status !== 'all' && { status }),
        ...(channel !== 'all' && { channel }),
        page,
        pageSize,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
