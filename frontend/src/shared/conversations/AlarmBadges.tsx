import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { alarmVerdictNames } from '@pilotlight/contracts/values/alarm';
import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { isHouseholdInNeed } from './alarm';
import { EmergencyBadge } from './EmergencyBadge';
import { VulnerableBadge } from './VulnerableBadge';

/** Whether a conversation carries any of the badges below. */
export const isAlarming = (conversation: Conversation): boolean =>
  conversation.emergency || isHouseholdInNeed(conversation);

/** What is urgent about a conversation: the danger it told of, and a vulnerable household; once the firm has cleared it, what it said of it. */
export const AlarmBadges = ({ conversation }: { readonly conversation: Conversation }) => (
  <>
    {conversation.alarmCleared && (
      <Badge label={alarmVerdictNames[conversation.alarmCleared.verdict]} icon={<ShieldCheck {...chipIcon} />} />
    )}
    {!conversation.alarmCleared && conversation.emergency && <EmergencyBadge conversation={conversation} />}
    {!conversation.alarmCleared && isHouseholdInNeed(conversation) && <VulnerableBadge />}
  </>
);
