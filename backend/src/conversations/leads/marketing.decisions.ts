import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { type Channel, channels as everyChannel } from '@pilotlight/contracts/values/notification-event';
import { type ConversationState, type OpenConversation, openOrNew } from '../aggregate/conversation.state';
import { addressBy, answersAfterDetails, type MarketingAnswers } from '../aggregate/marketing.state';

/** The box names no WhatsApp, which nobody would take a reminder for. */
const agreeable: readonly Channel[] = ['email', 'sms'];

/** The box of a details form as it was sent: ticked or not, and the words beside it. */
export interface MarketingBox {
  readonly agreed: boolean;
  readonly wording: string;
}

interface Keys {
  readonly slug: string;
  readonly sessionId: string;
}

/** The channels whose answer would be another. */
const changed = (answers: MarketingAnswers, asked: readonly Channel[], agreed: boolean): Channel[] =>
  asked.filter((channel) => answers[channel]?.agreed !== agreed);

/**
 * What the box of the details form says: ticked, it agrees for the addresses that are known with the form; left unticked it refuses, by every
 * channel. A form without the box (undefined) says nothing.
 */
export const answerMarketing = (
  before: OpenConversation | null,
  given: LeadFacts,
  box: MarketingBox | undefined,
  keys: Keys,
): ConversationEvent[] => {
  if (box === undefined) return [];
  const { agreed, wording } = box;
  const answers = before ? answersAfterDetails(before, given) : {};
  const facts = { ...before?.facts, ...given };
  const asked = agreed ? agreeable.filter((channel) => addressBy(channel, facts)) : everyChannel;
  const channels = changed(answers, asked, agreed);
  if (channels.length === 0) return [];
  const type = agreed ? 'MarketingConsentGiven' : 'MarketingConsentRefused';
  return [{ type, data: { ...keys, channels, wording, shownIn: 'details-form' } }];
};

/** Who stops a channel's messages wants no marketing by it either. Of who was erased nothing is kept. */
export const refuseMarketing = (
  state: ConversationState,
  channel: Channel,
  wording: string,
  keys: Keys,
): ConversationEvent[] => {
  if (state.status === 'erased') return [];
  const before = openOrNew(state);
  if (!before || before.slug !== keys.slug || before.marketing[channel]?.agreed === false) return [];
  return [
    { type: 'MarketingConsentRefused', data: { ...keys, channels: [channel], wording, shownIn: 'unsubscribe-page' } },
  ];
};
