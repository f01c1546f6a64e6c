import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { waitsForFirm } from '../../../shared/conversations/open-matters';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { Badge } from '../../../ui/Badge';
import { icon } from '../../../ui/icon';
import { insightsPath, useDialogLink } from '../frame/dialog-route';
import { useShortcut } from '../../../ui/shortcuts/useShortcut';
import { courseInWords } from './course';

interface NeighboursProps {
  readonly slug: string;
  readonly conversation: Conversation | null;
  /** The sessions before and after this one in the list, where there are any. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** When a conversation was held, and what of it waits for the firm. */
export const Course = ({ conversation }: Pick<NeighboursProps, 'conversation'>) => (
  <>
    <Typography variant="small" sx={{ minHeight: 18, fontVariantNumeric: 'tabular-nums' }}>
      {conversation && courseInWords(conversation)}
    </Typography>
    {conversation && waitsForFirm(conversation) && (
      <Box sx={{ mt: 0.5 }}>
        <OpenBadges conversation={conversation} />
      </Box>
    )}
  </>
);

/** What it is about, and the way to its neighbours. */
export const Neighbours = ({ slug, conversation, previous, next }: NeighboursProps) => {
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
    <>
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
    </>
  );
};
