import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { AsyncView } from '../../../ui/AsyncView';
import { Pages } from '../../../ui/Pages';
import { ConversationTable } from './ConversationTable';
import { NoConversations } from './NoConversations';
import { TableSkeleton } from './TableSkeleton';
import { TranscriptsToolbar } from './TranscriptsToolbar';
import { pageSize, useTranscripts } from './useTranscripts';
import { WhileFetching } from '../../../ui/WhileFetching';

/** One installer's conversations, newest first. */
export const ConversationsCard = () => {
  const { slug, view, show, listed } = useTranscripts();
  return (
    <Card component="section" aria-labelledby="conversations">
      <TranscriptsToolbar view={view} onShow={show} />
      <AsyncView
        of={listed}
        loading={<TableSkeleton />}
        error="Unable to load your conversations. Please try again."
        isEmpty={({ conversations }) => conversations.length === 0}
        empty={<NoConversations none={listed.data?.all === 0} search={view.search} onShow={show} />}
      >
        {({ conversations, total }) => (
          <WhileFetching of={listed}>
            <ConversationTable slug={slug} conversations={conversations} />
            <Box sx={{ px: { xs: 2, md: 3 }, '& > nav': { py: 1.5 } }}>
              <Pages page={view.page} pageSize={pageSize} total={total} onPage={(next) => show({ page: next })} />
            </Box>
          </WhileFetching>
        )}
      </AsyncView>
    </Card>
  );
};
