import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { MarketingAnswer } from '@pilotlight/contracts/values/marketing-consent';
import type { Channel } from '@pilotlight/contracts/values/notification-event';

/** A visitor's last word on marketing, by channel; absent where they were never asked. */
export type MarketingAnswers = Readonly<Partial<Record<Channel, MarketingAnswer>>>;

/** Where a visitor is reached by a channel; empty or absent where nobody knows. */
export const addressBy = (channel: Channel, facts: LeadFacts): string | undefined =>
  channel === 'email' ? facts.email : facts.phone;

type Answer = RecordedEvent<ConversationEvent> & {
  readonly type: 'MarketingConsentGiven' | 'MarketingConsentRefused';
};

export const afterAnswerToMarketing = (answers: MarketingAnswers, { type, at, data }: Answer): MarketingAnswers => {
  const { channels, wording, shownIn } = data;
  const agreed = type === 'MarketingConsentGiven';
  return {
    ...answers,
    ...Object.fromEntries(channels.map((channel) => [channel, { channel, agreed, at, wording, shownIn }])),
  };
};

interface Asked {
  readonly facts: LeadFacts;
  readonly marketing: MarketingAnswers;
}

/** The answers that hold once details change: an agreement was given for one address and goes with it. */
export const answersAfterDetails = ({ facts, marketing }: Asked, given: LeadFacts): MarketingAnswers => {
  const now = { ...facts, ...given };
  return Object.fromEntries(
    Object.values(marketing).flatMap((answer) =>
      answer.agreed && addressBy(answer.channel, now) !== addressBy(answer.channel, facts)
        ? []
        : [[answer.channel, answer]],
    ),
  );
};
