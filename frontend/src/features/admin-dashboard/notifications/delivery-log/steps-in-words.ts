import type { notificationStory } from '@pilotlight/contracts/http/notifications';
import { causesInWords, refusalsInWords } from '@pilotlight/contracts/values/notification-reasons';
import type { Provider } from '@pilotlight/contracts/values/notification-status';
import type { AnswerOf } from '../../../../api/api';
import { formatDateTime } from '../../../../ui/format';

export type Step = AnswerOf<typeof notificationStory>['steps'][number];

export interface StepInWords {
  readonly title: string;
  /** Why, and what comes of it. */
  readonly more?: string;
  readonly tone?: 'good' | 'warn' | 'bad';
}

const providers: Readonly<Record<Provider, string>> = {
  outbox: 'the outbox',
  smtp: 'the mail server',
  ses: 'Amazon SES',
  twilio: 'Twilio',
};

/** As many sentences as there is something to say. */
const sentences = (...said: readonly (string | undefined | false)[]): { readonly more?: string } => {
  const more = said.filter((each) => typeof each === 'string' && each !== '').join('. ');
  return more ? { more } : {};
};

const again = (retryAt: Step['retryAt']) => (retryAt ? `Tried again from ${formatDateTime(retryAt)}` : 'Given up');

/** One step of a message's story, as one would tell it. */
export const stepInWords = ({ step, attempt, provider, reason, cause, detail, by, retryAt }: Step): StepInWords => {
  const why = cause && causesInWords[cause];
  switch (step) {
    case 'requested':
      return { title: 'Asked for', ...sentences(retryAt ? `Held until ${formatDateTime(retryAt)}` : undefined) };
    case 'attempted':
      return {
        title: `Handed to ${provider ? providers[provider] : 'the provider'}`,
        ...sentences(attempt !== undefined && attempt > 1 && `Attempt ${attempt}`),
      };
    case 'sent':
      return { title: 'Sent', tone: 'good' };
    case 'refused':
      return {
        title: 'Refused',
        ...sentences(reason && refusalsInWords[reason], detail, again(retryAt)),
        tone: retryAt ? 'warn' : 'bad',
      };
    case 'outcome-lost':
      return { title: 'Nobody knows whether it went out', ...sentences(why), tone: 'warn' };
    case 'delivered':
      return { title: 'Delivered', tone: 'good' };
    case 'bounced':
      return { title: 'Came back', ...sentences(detail), tone: 'bad' };
    case 'expired':
      return { title: 'Too late to be worth sending', tone: 'warn' };
    case 'cancelled':
      return { title: 'Called off', ...sentences(why) };
    case 'resend-requested':
      return { title: `Sent again${by ? ` by ${by}` : ''}`, ...sentences(detail) };
  }
};
