import type { Billing, BillingEntry, Invoice } from '@pilotlight/contracts/http/billing';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { formatDate } from '../../ui/format';
import type { Tone } from '../../ui/Badge';

const kinds: Readonly<Record<BillingEntry['kind'], string>> = {
  'subscription-started': 'Subscription started',
  'payment-received': 'Payment received',
  'payment-failed': 'Payment failed',
  'payment-refunded': 'Payment refunded',
  recovered: 'Payments back in order',
  'cancellation-scheduled': 'Subscription cancelled',
  'cancellation-withdrawn': 'Subscription kept',
  'subscription-ended': 'Subscription ended',
  suspended: 'Chatbot suspended',
  resumed: 'Chatbot resumed',
  'manual-payment-on': 'Manual payment switched on',
  'manual-payment-off': 'Manual payment switched off',
  approved: 'Registration approved',
  rejected: 'Registration not approved',
  'rejection-withdrawn': 'Registration looked at again',
};

/** Who reads it, and is called "you". */
export type Reader = 'admin' | 'installer';

const people: Readonly<Record<BillingEntry['by'], string>> = {
  admin: 'by the admin team',
  installer: 'by the installer',
  system: 'automatically',
  provider: 'by the payment provider',
};

/** "Payment received: £24.00", "Subscription cancelled, ends on 27 Dec 2026". */
export const entryTitle = ({ kind, amount, until }: BillingEntry): string => {
  const title = amount === null ? kinds[kind] : `${kinds[kind]}: ${poundsOf(amount)}`;
  if (until === null) return title;
  if (kind === 'payment-failed') return `${title}, next try on ${formatDate(until)}`;
  return kind === 'cancellation-scheduled' ? `${title}, ends on ${formatDate(until)}` : title;
};

/** Whose act it was, and why the chatbot went off or on where a payment was the reason. */
export const entryNote = ({ kind, by, detail }: BillingEntry, reader: Reader): string => {
  const forPayment = detail === 'payment' && (kind === 'suspended' || kind === 'resumed');
  const whose = by === reader ? 'by you' : people[by];
  return [whose, ...(forPayment ? [kind === 'suspended' ? 'a payment failed' : 'a payment came in'] : [])].join(', ');
};

interface Look {
  readonly label: string;
  readonly tone: Tone;
}

export const standingLook = ({ standing, cancelsAtPeriodEnd }: Billing): Look => {
  switch (standing) {
    case 'active':
      return cancelsAtPeriodEnd ? { label: 'Cancelled', tone: 'warn' } : { label: 'Active', tone: 'good' };
    case 'failed':
      return { label: 'Payment failed', tone: 'bad' };
    case 'incomplete':
      return { label: 'Payment not finished', tone: 'warn' };
    case 'cancelled':
      return { label: 'Ended', tone: 'plain' };
    case 'none':
      return { label: 'No subscription', tone: 'plain' };
    case 'unknown':
      return { label: 'Not known', tone: 'plain' };
  }
};

export const invoiceLook: Readonly<Record<Invoice['standing'], Look>> = {
  paid: { label: 'Paid', tone: 'good' },
  open: { label: 'Open', tone: 'bad' },
  void: { label: 'Void', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
};

/** The next charge, or the end; null where there is neither. */
export const whatComes = (billing: Billing, reader: Reader): string | null => {
  const { standing, currentPeriodEnd, cancelsAtPeriodEnd, monthly } = billing;
  if (currentPeriodEnd === null) return null;
  const day = formatDate(currentPeriodEnd);
  const subscription = `${reader === 'installer' ? 'Your' : 'The'} subscription`;
  if (standing === 'cancelled') return `${subscription} ended on ${day}.`;
  if (cancelsAtPeriodEnd) return `${subscription} ends on ${day}. Nothing more is charged.`;
  return standing === 'active' ? `Next charge: ${poundsOf(monthly.gross)} on ${day}.` : null;
};
