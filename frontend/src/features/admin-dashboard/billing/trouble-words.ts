import type { Billing } from '@pilotlight/contracts/http/billing';
import { formatDate } from '../../../ui/format';

type Trouble = Pick<Billing, 'failedAt' | 'failure' | 'nextAttemptAt' | 'suspendsAt'>;

/** "Payment failed on 18 Nov 2026: card declined. Next try on 21 Nov 2026. The chatbot is suspended on 21 Nov 2026." */
export const troubleInWords = ({ failedAt, failure, nextAttemptAt, suspendsAt }: Trouble): string =>
  [
    `Payment failed${failedAt === null ? '' : ` on ${formatDate(failedAt)}`}${failure === null ? '' : `: ${failure.replaceAll('_', ' ')}`}.`,
    ...(nextAttemptAt === null ? [] : [`Next try on ${formatDate(nextAttemptAt)}.`]),
    ...(suspendsAt === null ? [] : [`Unpaid, the chatbot is suspended on ${formatDate(suspendsAt)}.`]),
  ].join(' ');
