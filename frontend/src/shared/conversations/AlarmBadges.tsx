import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { isHouseholdInNeed } from './alarm';
import { EmergencyBadge } from './EmergencyBadge';
import { VulnerableBadge } from './VulnerableBadge';

/** Whether a conversation carries any of the badges below. */
export const isAlarming = (conversation: Conversation): boolean =>
  conversation.emergency || isHouseholdInNeed(conversation);

/** What is urgent about a conversation: the danger it told of, and a vulnerable household. */
export const AlarmBadges = ({ conversation }: { readonly conversation: Conversation }) => (
  <>
    {conversation.emergency && <EmergencyBadge conversation={conversation} />}
    {isHouseholdInNeed(conversation) && <VulnerableBadge />}
  </>
);
