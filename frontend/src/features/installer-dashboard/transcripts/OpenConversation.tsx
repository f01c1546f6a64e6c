import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { useInstallerConversationQuery } from '../installer.api';
import { ConversationPane } from './ConversationPane';

const skeleton = (
  <Box sx={{ display: 'grid', gap: 2, p: 4 }}>
    <Skeleton width="48%" height={44} />
    <Skeleton width="56%" height={64} sx={{ justifySelf: 'end' }} />
    <Skeleton width="52%" height={44} />
  </Box>
);

const Missing = ({ listPath }: { listPath: string }) => (
  <Notice
    role="status"
    title="This conversation isn't here"
    text="It may have been removed, or the address is not complete."
    action={
      <Button component={Link} to={listPath}>
        Back to transcripts
      </Button>
    }
  />
);

interface OpenConversationProps {
  readonly sessionId: string;
  /** The conversation where the list has it; one that is further down is fetched by itself. */
  readonly listed: Conversation | undefined;
  readonly listPath: string;
}

export const OpenConversation = ({ sessionId, listed, listPath }: OpenConversationProps) => {
  const known = z.uuid().safeParse(sessionId).success;
  const fetched = useInstallerConversationQuery({ query: { sessionId } }, { skip: Boolean(listed) || !known });
  if (listed) return <ConversationPane key={sessionId} conversation={listed} listPath={listPath} />;
  if (!known) return <Missing listPath={listPath} />;
  const { currentData, isError, refetch } = fetched;
  return (
    <AsyncView
      of={{ ...(currentData && { data: currentData }), isError, refetch }}
      loading={skeleton}
      error="Unable to load your conversations. Please try again."
    >
      {({ conversations: [found] }) =>
        found ? (
          <ConversationPane key={sessionId} conversation={found} listPath={listPath} />
        ) : (
          <Missing listPath={listPath} />
        )
      }
    </AsyncView>
  );
};
