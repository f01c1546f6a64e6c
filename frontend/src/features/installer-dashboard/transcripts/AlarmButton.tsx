import ButtonBase from '@mui/material/ButtonBase';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { ChevronRight, TriangleAlert } from 'lucide-react';
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
      mt: { xs: 0.75, md: 0 },
      px: 1.5,
      gap: 0.75,
      justifyContent: 'flex-start',
      borderRadius: '8px',
      background: 'var(--bad-soft)',
      color: 'var(--bad)',
      font: "600 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
      textAlign: 'left',
      '&:hover': { textDecoration: 'underline' },
    }}
    aria-description="Shows the message that told of it"
  >
    <TriangleAlert {...chipIcon} style={{ flex: 'none' }} />
    {emergencyInWords(conversation)}
    <ChevronRight {...chipIcon} style={{ flex: 'none', marginLeft: 'auto' }} />
  </ButtonBase>
);
