import type { OpenRegistration } from '@pilotlight/contracts/http/registration';
import type { Tone } from '../../../ui/Badge';
import { formatDateTime } from '../../../ui/format';

type Refundable = Pick<OpenRegistration, 'standing' | 'refundDueAt' | 'refundedAt' | 'refundReason'>;

const reasons: Readonly<Record<NonNullable<OpenRegistration['refundReason']>, string>> = {
  unfinished: 'it was never finished',
  'email-taken': 'the email had an account',
  rejected: 'it was rejected',
};

/** Where the money of a payment without an account stands. */
export const registrationInWords = (registration: Refundable): { says: string; label: string; tone: Tone } => {
  const { standing, refundDueAt, refundedAt, refundReason } = registration;
  switch (standing) {
    case 'started':
      return { says: 'The payment is being made.', label: 'Started', tone: 'plain' };
    case 'paid':
      return {
        says: refundDueAt === null ? 'Waits for its account.' : `Refund due ${formatDateTime(refundDueAt)}.`,
        label: 'Paid',
        tone: 'warn',
      };
    case 'claimed':
      return { says: 'Its account is being made.', label: 'Being finished', tone: 'flame' };
    case 'refunded':
      return {
        says: [
          refundedAt === null ? 'Refunded' : `Refunded ${formatDateTime(refundedAt)}`,
          ...(refundReason === null ? [] : [reasons[refundReason]]),
        ]
          .join(', as ')
          .concat('.'),
        label: 'Refunded',
        tone: 'good',
      };
  }
};
