import type { Installer } from '@pilotlight/contracts/http/installers';
import { monthly, poundsOf } from '@pilotlight/contracts/values/money';
import { formatDayMonth, formatWhen } from '../../../ui/format';

type Applicant = Pick<
  Installer,
  | 'registrationSource'
  | 'refundedAt'
  | 'stripeSubscriptionId'
  | 'lastPaymentDate'
  | 'paymentStatus'
  | 'manualPaymentMode'
  | 'verifiedAt'
  | 'gasSafe'
  | 'rejectedAt'
>;

export interface Evidence {
  readonly step: 'Paid' | 'Email verified' | 'Gas Safe' | 'Approve';
  /** The one that waits is next; what comes after it is to do. */
  readonly standing: 'done' | 'next' | 'failed' | 'to do';
  readonly says: string;
}

interface Found {
  readonly step: Evidence['step'];
  readonly standing: 'done' | 'failed' | 'open';
  readonly says: string;
}

/** Nobody pays who was made by the admin or pays outside of the card. */
const paysByCard = ({ registrationSource, manualPaymentMode }: Applicant): boolean =>
  registrationSource === 'website' && !manualPaymentMode;

/** Whether the server lets it in as far as money goes. */
export const isPaid = (applicant: Applicant): boolean =>
  !paysByCard(applicant) || (applicant.paymentStatus === 'active' && applicant.stripeSubscriptionId !== null);

const paid = (applicant: Applicant): Found => {
  const { lastPaymentDate, paymentStatus, refundedAt } = applicant;
  const step = 'Paid';
  if (!paysByCard(applicant)) return { step, standing: 'done', says: 'outside the card' };
  if (refundedAt !== null && !isPaid(applicant)) return { step, standing: 'failed', says: 'Refunded, not paid' };
  if (paymentStatus === 'failed') return { step, standing: 'failed', says: 'payment failed' };
  if (paymentStatus === 'cancelled') return { step, standing: 'failed', says: 'subscription ended' };
  return isPaid(applicant) && lastPaymentDate !== null
    ? { step, standing: 'done', says: `${poundsOf(monthly.gross)}, ${formatDayMonth(lastPaymentDate)}` }
    : { step, standing: 'open', says: 'no payment yet' };
};

const verified = ({ verifiedAt }: Applicant, now: Date): Found =>
  verifiedAt === null
    ? { step: 'Email verified', standing: 'open', says: 'link not opened yet' }
    : { step: 'Email verified', standing: 'done', says: formatWhen(verifiedAt, now) };

const gasSafe = ({ gasSafe: check }: Applicant): Found => {
  const step = 'Gas Safe';
  if (check === null) return { step, standing: 'open', says: 'not checked yet' };
  return check.nameMatches
    ? { step, standing: 'done', says: 'name matches' }
    : { step, standing: 'failed', says: 'other name on the register' };
};

const approval = ({ rejectedAt }: Applicant): Found =>
  rejectedAt === null
    ? { step: 'Approve', standing: 'open', says: 'your turn' }
    : { step: 'Approve', standing: 'failed', says: `rejected ${formatDayMonth(rejectedAt)}` };

/** What speaks for letting a firm in, in the order in which it is looked at. */
export const evidenceOf = (applicant: Applicant, now: Date): Evidence[] => {
  const found = [paid(applicant), verified(applicant, now), gasSafe(applicant), approval(applicant)];
  const next = applicant.rejectedAt === null ? found.findIndex(({ standing }) => standing === 'open') : -1;
  return found.map(({ step, standing, says }, index): Evidence => {
    if (standing !== 'open') return { step, standing, says };
    return index === next ? { step, standing: 'next', says } : { step, standing: 'to do', says: '' };
  });
};

const spans: readonly (readonly [unit: string, minutes: number])[] = [
  ['day', 1440],
  ['h', 60],
  ['min', 1],
];

/** "22 min", "4 h 12 min", "3 days": as exactly as anybody asks. */
export const sinceInWords = (time: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / 60_000));
  if (minutes === 0) return 'under a minute';
  const [unit, size] = spans.find(([, each]) => minutes >= each) ?? ['min', 1];
  const count = Math.floor(minutes / size);
  const rest = minutes % 60;
  if (unit === 'day') return `${count} ${count === 1 ? 'day' : 'days'}`;
  return unit === 'h' && rest > 0 ? `${count} h ${rest} min` : `${count} ${unit}`;
};
