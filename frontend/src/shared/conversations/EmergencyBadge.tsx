import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { dangersInWords } from './alarm';

/** "Emergency · gas leak": that there is one, and of what kind. */
export const emergencyInWords = (conversation: Pick<Conversation, 'events'>): string =>
  ['Emergency', dangersInWords(conversation)].filter(Boolean).join(' · ');

export const EmergencyBadge = ({ conversation }: { conversation: Conversation }) => (
  <Badge label={emergencyInWords(conversation)} tone="bad" icon={<TriangleAlert {...chipIcon} />} />
);
