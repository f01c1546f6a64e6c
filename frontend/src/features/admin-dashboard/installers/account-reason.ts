import type { Installer, ListedInstaller } from '@pilotlight/contracts/http/installers';
import { formatDate, formatTime } from '../../../ui/format';

type Account = Pick<
  Installer,
  | 'installerEmail'
  | 'allowedDomains'
  | 'emailInbox'
  | 'phoneSms'
  | 'suspensionReason'
  | 'suspendedAt'
  | 'suspendedBy'
  | 'paymentStatus'
  | 'manualPaymentMode'
> &
  Partial<Pick<ListedInstaller, 'changesAsked'>>;

export interface Reason {
  readonly tone: 'quiet' | 'todo' | 'bad' | 'warn';
  readonly what: string;
  readonly next: string;
  /** Where the whole story is, or the cure. */
  readonly leadsTo: 'billing' | 'edit' | 'training';
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

/** What a new account still lacks to be of use: "3 things to finish." */
export const unfinishedOf = ({ installerEmail, allowedDomains, emailInbox, phoneSms }: Account): readonly string[] =>
  [
    installerEmail === null && 'a login email',
    allowedDomains.length === 0 && 'the website that may show the chat',
    emailInbox === null && phoneSms === null && 'where alerts go',
  ].filter((thing) => thing !== false);

const toFinish = (account: Account): Reason | null => {
  const things = unfinishedOf(account);
  if (things.length === 0) return null;
  const what = `${things.length} ${things.length === 1 ? 'thing' : 'things'} to finish:`;
  return { tone: 'todo', what, next: `${things.join(', ')}.`, leadsTo: 'edit' };
};

const asked = ({ changesAsked = 0 }: Account): Reason | null =>
  changesAsked === 0
    ? null
    : {
        tone: 'todo',
        what:
          changesAsked === 1
            ? 'Asks for a change of its training.'
            : `Asks for ${changesAsked} changes of its training.`,
        next: 'It is marked until you say that it is done.',
        leadsTo: 'training',
      };

/** What the admin should look at, and what comes of it; null where nothing is wrong. */
export const reasonOf = (account: Account, now: Date): Reason | null => {
  const { suspensionReason, suspendedAt, suspendedBy, paymentStatus, manualPaymentMode } = account;
  if (suspendedAt !== null)
    return {
      tone: 'quiet',
      what: `${suspensionInWords(suspendedAt, suspendedBy, now)}${suspensionReason ? ` Reason: ${suspensionReason}` : ''}`,
      next: 'The safety card still answers; the chatbot is off.',
      leadsTo: 'billing',
    };
  if (!manualPaymentMode && paymentStatus === 'failed')
    return {
      tone: 'bad',
      what: 'A payment failed.',
      next: 'If the next try fails too, the chatbot is suspended.',
      leadsTo: 'billing',
    };
  return !manualPaymentMode && paymentStatus === 'cancelled'
    ? { tone: 'warn', what: 'The subscription is cancelled.', next: 'Nothing more is charged.', leadsTo: 'billing' }
    : (asked(account) ?? toFinish(account));
};
