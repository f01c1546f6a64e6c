import Box from '@mui/material/Box';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Flame } from 'lucide-react';
import { type Alarm, isHouseholdInNeed } from '../../../shared/conversations/alarm';
import { isAlarming } from '../../../shared/conversations/AlarmBadges';
import { emergencyInWords, emergencyLook } from '../../../shared/conversations/EmergencyBadge';
import { vulnerableInWords } from '../../../shared/conversations/VulnerableBadge';
import { AlarmButton } from './AlarmButton';

interface AlarmButtonsProps {
  readonly conversation: Conversation;
  /** Leads to the message that raised it. */
  readonly onShow: (alarm: Alarm) => void;
}

/** What is urgent about the open conversation, each a way to the words that told of it. On a phone lines of their own. */
export const AlarmButtons = ({ conversation, onShow }: AlarmButtonsProps) =>
  isAlarming(conversation) && (
    <Box
      sx={{
        order: { xs: 1, md: 0 },
        display: 'grid',
        gap: 0.5,
        width: { xs: 'calc(100% - 12px)', md: 'auto' },
        ml: { xs: 1.5, md: 0 },
        mt: { xs: 0.75, md: 0 },
      }}
    >
      {conversation.emergency && (
        <AlarmButton
          label={emergencyInWords(conversation)}
          {...emergencyLook(conversation)}
          onShow={() => onShow('safety')}
        />
      )}
      {isHouseholdInNeed(conversation) && (
        <AlarmButton label={vulnerableInWords} tone="hot" Drawing={Flame} onShow={() => onShow('flag')} />
      )}
    </Box>
  );
