import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { ReactNode } from 'react';
import { leadStatus } from '../../../shared/conversations/conversation';
import { LeadFields } from '../../../shared/conversations/LeadFields';
import { useConversationLeadQuery } from '../../../shared/leads/leads.api';
import { SentMessages } from '../../../shared/sent/SentMessages';
import { AsyncView } from '../../../ui/AsyncView';
import { QuestionsWaiting } from '../questions/QuestionsWaiting';
import { AboutConversation } from './AboutConversation';
import { JobSheetCard } from './JobSheetCard';
import { LeadCard } from './LeadCard';
import { NotesCard } from './NotesCard';
import { StageRow } from './StageRow';
import { VisitsCard } from './VisitsCard';

const skeleton = (
  <>
    <Skeleton height={392} sx={{ borderRadius: '12px' }} />
    <Skeleton height={440} sx={{ borderRadius: '12px' }} />
  </>
);

const inCard = (titleId: string, section: ReactNode) => (
  <Card component="section" aria-labelledby={titleId} sx={{ p: '12px 16px 4px' }}>
    {section}
  </Card>
);

interface LeadPartsProps {
  readonly conversation: Conversation;
  readonly onErased: () => void;
  /** "lead" or "sheet" alone where there is room for one. */
  readonly only?: 'lead' | 'sheet';
}

/** The lead of a conversation: its stage, its card, its job sheet, the firm's notes, and the conversation as a whole. */
export const LeadParts = ({ conversation, onErased, only }: LeadPartsProps) => {
  const { sessionId, lead } = conversation;
  const found = useConversationLeadQuery({ sessionId });
  const { currentData, fulfilledTimeStamp = 0 } = found;
  const now = new Date(fulfilledTimeStamp);
  const parts = (view: LeadView) => (
    <>
      {only !== 'sheet' && <StageRow {...{ sessionId, view }} />}
      {only !== 'sheet' && <QuestionsWaiting {...{ conversation }} />}
      {only !== 'sheet' && <LeadCard {...{ sessionId, view }} status={leadStatus(conversation)} now={now} />}
      {only !== 'sheet' && <VisitsCard {...{ conversation }} />}
      {only !== 'lead' && <JobSheetCard {...{ conversation, view }} />}
      {only !== 'sheet' && view.notes && <NotesCard {...{ sessionId, now }} notes={view.notes} />}
    </>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AsyncView
        of={{
          ...(currentData && { data: currentData }),
          isError: found.isError && !currentData,
          error: found.error,
          refetch: found.refetch,
        }}
        loading={<Box sx={{ display: 'grid', gap: 2 }}>{skeleton}</Box>}
        error="Unable to load this lead. Please try again."
        gone={
          <Card sx={{ p: '8px 16px' }}>
            <LeadFields lead={lead} />
          </Card>
        }
      >
        {parts}
      </AsyncView>
      {only !== 'sheet' && <SentMessages visitor={{ sessionId }} framed={inCard} />}
      {only !== 'sheet' && <AboutConversation {...{ conversation, onErased, now }} />}
    </Box>
  );
};
