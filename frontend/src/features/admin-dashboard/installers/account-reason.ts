import type { Installer } from '@pilotlight/contracts/http/installers';
import { formatDate, formatTime } from '../../../ui/format';

type Account = Pick<
  Installer,
  'suspensionReason' | 'suspendedAt' | 'suspendedBy' | 'paymentStatus' | 'manualPaymentMode'
>;

export interface Reason {
  readonly tone: 'quiet' | 'bad' | 'warn';
  readonly what: string;
  readonly next: string;
}

/** 14 Nov, 16:40; with its year where that isn't this one. */
const dayAndTime = (time: string, now: Date): string => {
  const date = formatDate(time);
  const year = ` ${formatDate(now).slice(-4)}`;
  return `${date.endsWith(year) ? date.slice(0, -year.length) : date}, ${formatTime(time)}`;
};

/** Why a chatbot rests and since when: "Suspended by you on 14 Nov, 16:40." */
export const suspensionInWords = (suspendedAt: string, by: Installer['suspendedBy'], now: Date): string => {
  const since = dayAndTime(suspendedAt, now);
  switch (by) {
    case 'payment':
      return `Suspended on ${since}, as a payment failed.`;
    case 'admin':
    case null:
      return `Suspended by you on ${since}.`;
  }
};

/** What the admin should look at, and what comes of it; null where nothing is wrong. */
export const reasonOf = (account: Account, now: Date): Reason | null => {
  const { suspensionReason, suspendedAt, suspendedBy, paymentStatus, manualPaymentMode } = account;
  if (suspendedAt !== null)
    return {
      tone: 'quiet',
      what: `${suspensionInWords(suspendedAt, suspendedBy, now)}${suspensionReason ? ` Reason: ${suspensionReason}` : ''}`,
      next: 'The safety card still answers; everything else is resting.',
    };
  if (manualPaymentMode) return null;
  if (paymentStatus === 'failed')
    return { tone: 'bad', what: 'A payment failed.', next: 'If the next try fails too, the chatbot is suspended.' };
  return paymentStatus === 'cancelled'
    ? { tone: 'warn', what: 'The subscription is cancelled.', next: 'Nothing more is charged.' }
    : null;
};
