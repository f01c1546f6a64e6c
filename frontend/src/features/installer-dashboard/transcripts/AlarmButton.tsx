import ButtonBase from '@mui/material/ButtonBase';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { TriangleAlert } from 'lucide-react';
import { emergencyInWords } from '../../../shared/conversations/EmergencyBadge';
import { chipIcon } from '../../../ui/icon';

interface AlarmButtonProps {
  readonly conversation: Conversation;
  readonly onShow: () => void;
}

/** Says which danger this conversation is about, and leads to the words that told of it. On a phone a line of its own. */
export const AlarmButton = ({ conversation, onShow }: AlarmButtonProps) => (
  <ButtonBase
    onClick={onShow}
    sx={{
      order: { xs: 1, md: 0 },
      width: { xs: 'calc(100% - 12px)', md: 'auto' },
      minHeight: { xs: 44, md: 32 },
      ml: { xs: 1.5, md: 0 },
      mb: { xs: 1, md: 0 },
      px: 1.5,
      gap: 0.75,
      justifyContent: 'flex-start',
      borderRadius: '8px',
      background: 'var(--bad-soft)',
      color: 'var(--bad)',
      fontSize: 12.5,
      lineHeight: '18px',
      fontWeight: 600,
      textAlign: 'left',
      '&:hover': { textDecoration: 'underline' },
    }}
    aria-description="Shows the message that told of it"
  >
    <TriangleAlert {...chipIcon} style={{ flex: 'none' }} />
    {emergencyInWords(conversation)}
  </ButtonBase>
);
