import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import type { ReactNode } from 'react';
import { leadStatus } from '../../../shared/conversations/conversation';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { LeadFields } from '../../../shared/conversations/LeadFields';
import { MarketingAnswers } from '../../../shared/leads/MarketingAnswers';
import { useConversationLeadQuery } from '../../../shared/leads/leads.api';
import { PersonActions } from '../../../shared/people/PersonActions';
import { SentMessages } from '../../../shared/sent/SentMessages';
import { Badge } from '../../../ui/Badge';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDateTime } from '../../../ui/format';
import { GradeAndWhy } from './GradeAndWhy';
import { SheetInShort } from './SheetInShort';

const fields = {
  '& dl > div': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 2,
    py: '1px',
    borderBottom: '1px solid var(--line)',
  },
  '& dd': { justifySelf: 'end', textAlign: 'right' },
} as const;

const inSection = (titleId: string, section: ReactNode) => <section aria-labelledby={titleId}>{section}</section>;

interface LeadInformationProps {
  readonly slug: string;
  readonly conversation: Conversation;
  readonly onErased: () => void;
}

/** The lead's grade and why, everything the visitor left, the job sheet, and what the visitor may ask for. */
export const LeadInformation = ({ slug, conversation, onErased }: LeadInformationProps) => {
  const { intent, stage, lead, leadSubmittedAt, sessionId } = conversation;
  const found = useConversationLeadQuery({ slug, sessionId });
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
      <AsyncView
        of={{ ...found, data: found.currentData }}
        loading={<Skeleton height={184} />}
        error="Unable to load this lead. Please try again."
        gone={null}
      >
        {({ grading }) => <GradeAndWhy grading={grading} now={new Date(found.fulfilledTimeStamp ?? 0)} />}
      </AsyncView>
      <Box component="section" sx={fields}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subhead">Lead information</Typography>
          <Box sx={{ display: { xs: 'flex', md: 'none' }, gap: 1 }}>
            <IntentBadge intent={intent} />
            <Badge label={leadStageNames[stage]} />
          </Box>
        </Box>
        <Typography variant="small" sx={{ mb: 1 }}>
          {leadSubmittedAt === null
            ? leadStatus(conversation)
            : `${leadStatus(conversation)}, ${formatDateTime(leadSubmittedAt)}`}
        </Typography>
        <LeadFields lead={lead} />
      </Box>
      {found.currentData && <MarketingAnswers answers={found.currentData.marketing} />}
      {found.currentData && <SheetInShort conversation={conversation} sheet={found.currentData.jobSheet} />}
      <SentMessages visitor={{ slug, sessionId }} framed={inSection} />
      <PersonActions visitor={{ slug, sessionId }} {...{ conversation, onErased }} />
    </Box>
  );
};
