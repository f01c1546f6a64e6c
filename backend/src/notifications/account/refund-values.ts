import type { RefundReason } from '@pilotlight/contracts/events/registration-events';
import { poundsOf } from '@pilotlight/contracts/values/money';
import type { Values } from '@pilotlight/notifications/variables';

const reasons: Readonly<Record<RefundReason, string>> = {
  unfinished: 'The registration was not finished',
  'email-taken': 'This address has an account already',
  rejected: 'We could not approve the registration',
};

/** Where its reader goes on. */
export const refundPage = (reason: RefundReason): string => {
  switch (reason) {
    case 'unfinished':
      return '/installer/register';
    case 'email-taken':
      return '/installer/login';
    case 'rejected':
      return '/installer';
  }
};

/** `amount` in pence. */
export const refundValues = (reason: RefundReason, amount: number, link: string): Values => ({
  amount: poundsOf(amount),
  refund_reason: reasons[reason],
  link,
});
