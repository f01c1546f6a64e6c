import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { formatCount } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { pageSize } from '../installer.api';
import { transcriptPath } from '../transcript-path';
import { ConversationRow } from './ConversationRow';

export const listSkeleton = (
  <>
    {Array.from({ length: 8 }, (_, row) => (
      <Box key={row} sx={{ display: 'flex', gap: 1.5, p: '12px 16px', borderTop: '1px solid var(--line)' }}>
        <Skeleton width={24} height={24} />
        <Box sx={{ display: 'grid', gap: '6px', flex: 1 }}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="88%" height={18} />
        </Box>
      </Box>
    ))}
  </>
);

interface NoConversationsProps {
  /** Whether there are any without search and filter. */
  readonly filtered: boolean;
  readonly search: string;
  readonly onClear: () => void;
}

export const NoConversations = ({ filtered, search, onClear }: NoConversationsProps) =>
  filtered ? (
    <Notice
      role="status"
      title="No conversations match your filters"
      {...(search && { text: `Nothing found for “${search}”.` })}
      action={<Button onClick={onClear}>Show all</Button>}
    />
  ) : (
    <Notice role="status" title="No conversations yet" text="The first one appears here as soon as a visitor writes." />
  );

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly total: number;
  readonly openSessionId: string | undefined;
  /** The address's query, which every link keeps. */
  readonly query: string;
  readonly now: Date;
  /** Absent when everything is shown. */
  readonly onMore?: () => void;
  readonly loadingMore: boolean;
}

export const ConversationList = (props: ConversationListProps) => {
  const { conversations, total, openSessionId, query, now, onMore, loadingMore } = props;
  const left = Math.min(pageSize, total - conversations.length);
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.sessionId}>
            <ConversationRow
              conversation={conversation}
              to={transcriptPath(conversation.sessionId, query)}
              open={conversation.sessionId === openSessionId}
              now={now}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <Box sx={{ display: 'grid', p: 2, borderTop: '1px solid var(--line)' }}>
          <Button onClick={onMore} disabled={loadingMore}>
            {loadingMore ? 'Loading...' : `Show ${formatCount(left)} more of ${formatCount(total)}`}
          </Button>
        </Box>
      )}
    </>
  );
};
