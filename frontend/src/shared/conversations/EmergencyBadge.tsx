import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { ShieldMinus, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { dangersInWords, isStoodDown } from './alarm';

type Heard = Pick<Conversation, 'events' | 'alarmCleared'>;

/** How an emergency that was cleared, or that the visitor took back, looks beside one that stands. Taken back, it was still told of: it stays to be seen. */
export const emergencyLook = (conversation: Heard) => {
  if (conversation.alarmCleared) return { tone: 'plain', Drawing: TriangleAlert } as const;
  return isStoodDown(conversation)
    ? ({ tone: 'warn', Drawing: ShieldMinus } as const)
    : ({ tone: 'bad', Drawing: TriangleAlert } as const);
};

/** "Emergency · gas leak": that there is one, and of what kind; "Stood down · gas leak" once the visitor took it back. */
export const emergencyInWords = (conversation: Heard): string =>
  [isStoodDown(conversation) ? 'Stood down' : 'Emergency', dangersInWords(conversation)].filter(Boolean).join(' · ');

export const EmergencyBadge = ({ conversation }: { conversation: Conversation }) => {
  const { tone, Drawing } = emergencyLook(conversation);
  return <Badge label={emergencyInWords(conversation)} tone={tone} icon={<Drawing {...chipIcon} />} />;
};
