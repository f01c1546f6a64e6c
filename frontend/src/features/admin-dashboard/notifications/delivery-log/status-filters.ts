import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import { statusLooks } from './status-looks';
import type { LogView } from './useDeliveryLog';

interface StatusFilter {
  readonly status: LogView['status'];
  readonly label: string;
  readonly count: number;
}

const order = [
  'waiting',
  'attempted',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'bounced',
  'expired',
  'cancelled',
] as const satisfies readonly NotificationStatus[];

/** All, and each status that any message has; the chosen one stays even where none has it. */
export const statusFilters = (
  counts: Readonly<Partial<Record<NotificationStatus, number>>>,
  chosen: LogView['status'],
): StatusFilter[] => [
  { status: 'all', label: 'All', count: order.reduce((sum, status) => sum + (counts[status] ?? 0), 0) },
  ...order
    .map((status) => ({ status, label: statusLooks[status].label, count: counts[status] ?? 0 }))
    .filter(({ status, count }) => count > 0 || status === chosen),
];
