import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { leadStatus } from '../../../shared/conversations/conversation';
import { gradeNames } from '@pilotlight/contracts/values/intent';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { LeadFields } from '../../../shared/conversations/LeadFields';
import { PersonActions } from '../../../shared/people/PersonActions';
import { formatDateTime } from '../../../ui/format';

const fields = {
  '& dl > div': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 2,
    py: '1px',
    borderBottom: '1px solid var(--line)',
  },
  '& dd': { justifySelf: 'end', textAlign: 'right' },
} as const;

interface LeadInformationProps {
  readonly slug: string;
  readonly conversation: Conversation;
  readonly onErased: () => void;
}

/** The lead's grade, everything the visitor left, and what the visitor may ask for. */
export const LeadInformation = ({ slug, conversation, onErased }: LeadInformationProps) => {
  const { grade, intent, lead, leadSubmittedAt } = conversation;
  return (
    <Box
      component="aside"
      aria-label="Lead information"
      tabIndex={0}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 3,
        p: { xs: 2, md: 3 },
        overflow: { md: 'auto' },
        borderLeft: { md: '1px solid var(--line)' },
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <GradeMark grade={grade} size={48} />
        <Box sx={{ flex: 1 }}>
          <Typography variant="label">{grade ? `${gradeNames[grade]} lead` : 'Ungraded'}</Typography>
          <Typography variant="small">
            {leadSubmittedAt === null
              ? leadStatus(conversation)
              : `${leadStatus(conversation)}, ${formatDateTime(leadSubmittedAt)}`}
          </Typography>
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <IntentBadge intent={intent} />
        </Box>
      </Box>
      <Box component="section" sx={fields}>
        <Typography variant="subhead" sx={{ mb: 1 }}>
          Lead information
        </Typography>
        <LeadFields lead={lead} />
      </Box>
      <PersonActions visitor={{ slug, sessionId: conversation.sessionId }} {...{ conversation, onErased }} />
    </Box>
  );
};
