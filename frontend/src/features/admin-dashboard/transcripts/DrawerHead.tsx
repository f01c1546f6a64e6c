import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { waitsForFirm } from '../../../shared/conversations/open-matters';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { visitorName } from '../../../shared/conversations/visitor';
import { Badge } from '../../../ui/Badge';
import { icon } from '../../../ui/icon';
import { useDialogLink } from '../frame/dialog-route';
import { useShortcut } from '../frame/useShortcut';
import { courseInWords } from './course';
import { insightsPath } from './useTranscripts';

interface DrawerHeadProps {
  readonly titleId: string;
  readonly slug: string;
  readonly conversation: Conversation | null;
  /** The sessions before and after this one in the list, where there are any. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onClose: () => void;
}

/** Whose conversation it is, when it was held, and the way to its neighbours. */
export const DrawerHead = ({ titleId, slug, conversation, previous, next, onClose }: DrawerHeadProps) => {
  const navigate = useNavigate();
  const dialog = useDialogLink();
  const open = (sessionId: string | undefined) => {
    if (sessionId === undefined) return;
    const { to, ...options } = dialog(insightsPath(slug, sessionId));
    void navigate(to, { ...options, replace: true });
  };
  useShortcut('[', () => open(previous));
  useShortcut(']', () => open(next));
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, md: 1 },
        minHeight: { xs: 64, md: 72 },
        p: { xs: '8px 8px 8px 16px', md: '8px 16px 8px 24px' },
        background: 'var(--surface)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }} aria-live="polite">
        <Typography id={titleId} variant="head" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {conversation ? visitorName(conversation.lead) : 'Transcript'}
        </Typography>
        <Typography variant="small" sx={{ minHeight: 18, fontVariantNumeric: 'tabular-nums' }}>
          {conversation && courseInWords(conversation)}
        </Typography>
        {conversation && waitsForFirm(conversation) && (
          <Box sx={{ mt: 0.5 }}>
            <OpenBadges conversation={conversation} />
          </Box>
        )}
      </Box>
      {conversation && (
        <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, mr: 1 }}>
          <IntentBadge intent={conversation.intent} />
          <Badge label={leadStageNames[conversation.stage]} />
        </Box>
      )}
      <IconButton aria-label="Previous conversation" disabled={previous === undefined} onClick={() => open(previous)}>
        <ChevronLeft {...icon} />
      </IconButton>
      <IconButton aria-label="Next conversation" disabled={next === undefined} onClick={() => open(next)}>
        <ChevronRight {...icon} />
      </IconButton>
      <IconButton aria-label="Close" onClick={onClose}>
        <X {...icon} />
      </IconButton>
    </Box>
  );
};
