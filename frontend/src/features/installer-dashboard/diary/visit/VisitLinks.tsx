import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { telephoneLink } from '../../../../shared/conversations/phone';
import { CompletionRing } from '../../../../shared/leads/CompletionRing';
import { useConversationLeadQuery } from '../../../../shared/leads/leads.api';
import { smallIcon } from '../../../../ui/icon';
import { transcriptPath } from '../../transcript-path';
import { customerOf } from '../visit';

const JobSheet = ({ sessionId }: { readonly sessionId: string }) => {
  const { currentData, isError } = useConversationLeadQuery({ sessionId });
  // Who booked without a word has no conversation to show.
  if (isError) return null;
  return (
    <>
      {currentData && <CompletionRing percentage={currentData.jobSheet.percentage} size={44} />}
      <MuiLink component={Link} to={transcriptPath(sessionId)} sx={{ flex: 1 }}>
        Job sheet and chat
      </MuiLink>
    </>
  );
};

/** The ways on from a visit: its conversation, and the call. */
export const VisitLinks = ({ visit }: { readonly visit: Appointment }) => {
  const { conversationId, customerPhone } = visit;
  if (!conversationId && !customerPhone) return null;
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1.5,
        p: '12px 20px',
        borderTop: '1px solid var(--line)',
      }}
    >
      {conversationId && <JobSheet sessionId={conversationId} />}
      {customerPhone && (
        <IconButton
          size="small"
          href={telephoneLink(customerPhone)}
          aria-label={`Call ${customerOf(visit)}`}
          sx={{ ml: 'auto', border: '1px solid var(--line-strong)', background: 'var(--surface)' }}
        >
          <Phone {...smallIcon} />
        </IconButton>
      )}
    </Box>
  );
};
