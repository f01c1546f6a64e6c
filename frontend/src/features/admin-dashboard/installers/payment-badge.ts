import type { Installer } from '@pilotlight/contracts/http/installers';
import type { Tone } from '../../../ui/Badge';

type Account = Pick<Installer, 'manualPaymentMode' | 'suspendedAt' | 'paymentStatus'>;

const byPayment = {
  active: { label: 'Payment Active', tone: 'good' },
  failed: { label: 'Payment Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'warn' },
  unknown: { label: 'No Payment Info', tone: 'plain' },
} as const satisfies Record<Installer['paymentStatus'], { label: string; tone: Tone }>;

/** The one thing an admin should know about the account: paying by hand comes first, then suspension, then the card. */
export const paymentBadge = (account: Account): { readonly label: string; readonly tone: Tone } => {
  if (account.manualPaymentMode) return { label: 'Manual Payment', tone: 'flame' };
  if (account.suspendedAt !== null) return { label: 'Suspended', tone: 'warn' };
  return byPayment[account.paymentStatus];
};
