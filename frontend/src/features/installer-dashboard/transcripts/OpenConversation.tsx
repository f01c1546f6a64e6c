import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Link } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { ConversationPane } from './ConversationPane';
import { useLookedAt } from './useLookedAt';

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
  /** The conversation where the list has it; one that is further down is shown once it is fetched by itself. */
  readonly listed: Conversation | undefined;
  readonly listPath: string;
}

export const OpenConversation = ({ sessionId, listed, listPath }: OpenConversationProps) => {
  const { conversation, visitorTyping, missing, isError, refetch } = useLookedAt(sessionId, listed);
  if (missing) return <Missing listPath={listPath} />;
  return (
    <AsyncView
      of={{ ...(conversation && { data: conversation }), isError: isError && !conversation, refetch }}
      loading={skeleton}
      error="Unable to load your conversations. Please try again."
    >
      {(found) => <ConversationPane conversation={found} visitorTyping={visitorTyping} listPath={listPath} />}
    </AsyncView>
  );
};
