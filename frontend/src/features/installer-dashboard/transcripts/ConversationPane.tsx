import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { linesThatWait } from '../../../shared/conversations/open-matters';
import { lineId, TranscriptLog } from '../../../shared/conversations/TranscriptLog';
import { visitorName } from '../../../shared/conversations/visitor';
import { isErased } from '../../../shared/conversations/conversation';
import { useConversationLeadQuery } from '../../../shared/leads/leads.api';
import { LeadParts } from '../lead/LeadParts';
import { photoShowsOf } from '../lead/PhotoShows';
import { Composer } from './Composer';
import { usePhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { ConversationHead } from './ConversationHead';
import { useReplying } from './useReplying';

interface ConversationPaneProps {
  readonly conversation: Conversation;
  readonly listPath: string;
  readonly visitorTyping: boolean;
}

type Part = 'chat' | 'lead' | 'sheet';

const tabIds = { chat: 'conversation-chat', lead: 'conversation-lead', sheet: 'conversation-sheet' } as const;
const panel = (part: Part, narrow: boolean) =>
  narrow ? { role: 'tabpanel', 'aria-labelledby': tabIds[part] } : { role: 'region', 'aria-label': regions[part] };
const names = { chat: 'Chat', lead: 'Lead', sheet: 'Job sheet' } as const;
/** As it fits beside its figure at 320 px. */
const tabNames = { ...names, sheet: 'Sheet' } as const;
/** Where there is room both stand in one column. */
const regions = { ...names, lead: 'Lead and job sheet' } as const;

/** Under 900 px the list gives way to the conversation, so the focus goes with it. */
const useFocusOnPhone = () => {
  const chat = useRef<HTMLDivElement>(null);
  const phone = useMediaQuery('(max-width: 899.95px)');
  useEffect(() => {
    if (phone && document.activeElement !== document.body) chat.current?.focus();
  }, [phone]);
  return chat;
};

/** One conversation: the chat, opened at its newest message, and the lead with its job sheet beside it, or behind tabs where it is narrow. */
export const ConversationPane = ({ conversation, listPath, visitorTyping }: ConversationPaneProps) => {
  const narrow = !useMediaQuery('(min-width: 1180px)');
  const [part, setPart] = useState<Part>('chat');
  const chat = useFocusOnPhone();
  const replying = useReplying(conversation);
  const { data } = useConversationLeadQuery({ sessionId: conversation.sessionId });
  const photoLinks = usePhotoLinks(conversation);
  const showLine = (messageId: string | undefined) => {
    flushSync(() => setPart('chat'));
    if (messageId) document.getElementById(lineId(messageId))?.focus();
  };
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${visitorName(conversation.lead)}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px', xl: 'minmax(0, 1fr) 424px' },
        height: '100%',
        minHeight: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        <ConversationHead conversation={conversation} listPath={listPath} onShow={showLine} />
        {narrow && (
          <Tabs
            value={part}
            onChange={(_, chosen: Part) => setPart(chosen)}
            variant="fullWidth"
            aria-label="Parts of this conversation"
            sx={{
              flex: 'none',
              px: 2,
              background: 'var(--surface)',
              borderBottom: '1px solid var(--line)',
              '& .MuiTabs-list': { gap: 1 },
              '& .MuiTab-root': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
            }}
          >
            <Tab value="chat" label={names.chat} id={tabIds.chat} />
            <Tab value="lead" label={names.lead} id={tabIds.lead} />
            <Tab
              value="sheet"
              label={[tabNames.sheet, data && `${data.jobSheet.percentage}%`].filter(Boolean).join(' ')}
              id={tabIds.sheet}
            />
          </Tabs>
        )}
        {(!narrow || part === 'chat') && (
          <Box
            ref={chat}
            {...panel('chat', narrow)}
            tabIndex={0}
            sx={{
              display: 'flex',
              // Anchored at its end: it opens at the newest message and stays there.
              flexDirection: 'column-reverse',
              flex: 1,
              minHeight: 0,
              overflowY: 'auto',
              '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
            }}
          >
            <Box sx={{ flex: '1 0 auto' }}>
              <TranscriptLog
                entries={conversation.events}
                waiting={{ lines: linesThatWait(conversation), label: 'Needs your answer' }}
                photoLinks={photoLinks}
                aboutPhoto={photoShowsOf(conversation.sessionId)}
              />
            </Box>
          </Box>
        )}
        {(!narrow || part === 'chat') && !isErased(conversation) && (
          <Composer {...{ conversation, replying, visitorTyping }} />
        )}
        {narrow && part !== 'chat' && <LeadPart {...{ conversation, listPath }} only={part} />}
      </Box>
      {!narrow && <LeadPart {...{ conversation, listPath }} />}
    </Box>
  );
};

interface LeadPartProps extends Omit<ConversationPaneProps, 'visitorTyping'> {
  readonly only?: 'lead' | 'sheet';
}

const LeadPart = ({ conversation, listPath, only }: LeadPartProps) => {
  const navigate = useNavigate();
  return (
    <Box
      {...panel(only ?? 'lead', only !== undefined)}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        p: 2,
        borderLeft: { lg: '1px solid var(--line)' },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
      }}
    >
      <LeadParts
        conversation={conversation}
        onErased={() => void navigate(listPath, { replace: true })}
        {...(only && { only })}
      />
    </Box>
  );
};
