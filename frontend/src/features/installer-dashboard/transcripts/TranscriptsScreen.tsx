import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { useTabTitle } from '../../../ui/PageTitle';
import { RefreshButton, ShownAsOf } from '../Freshness';
import { useInstallerConversationsInfiniteQuery, type ConversationFilters } from '../installer.api';
import { shown } from '../shown';
import { transcriptPath } from '../transcript-path';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { ConversationList, listSkeleton, NoConversations } from './ConversationList';
import { FreshPill } from '../live/FreshPill';
import { useFreshList } from '../live/useFreshList';
import { ListPane } from './ListPane';
import { OpenConversation } from './OpenConversation';
import { useConversationKeys } from './useConversationKeys';
import { useFilters } from './useFilters';

const error = 'Unable to load your conversations. Please try again.';
const barHeight = 'calc(64px + env(safe-area-inset-bottom))';

/** The list of conversations and the one that is open; under 900 px one at a time. */
export const TranscriptsScreen = () => {
  useTabTitle('Transcripts');
  const { sessionId } = useParams();
  const query = useLocation().search;
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { filters, change } = useFilters();
  const found = useInstallerConversationsInfiniteQuery(filters);
  const showFresh = useFreshList(found, list);
  const listPath = transcriptPath('', query);
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  const onGrade = useCallback((grade: ConversationFilters['grade']) => change({ grade }), [change]);
  useConversationKeys(
    list,
    useCallback(() => void navigate(listPath), [navigate, listPath]),
  );
  // A conversation that began between two pages pushes the others on: one may come twice.
  const conversations = useMemo(() => {
    const all = found.data?.pages.flatMap((page) => page.conversations) ?? [];
    return [...new Map(all.map((conversation) => [conversation.sessionId, conversation])).values()];
  }, [found.data]);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '312px minmax(0, 1fr)' },
        gridTemplateRows: 'minmax(0, 1fr)',
        height: { xs: `calc(100dvh - ${barHeight})`, md: '100dvh' },
      }}
    >
      <Box component="h1" sx={spokenOnly}>
        Transcripts
      </Box>
      <Box
        component="section"
        aria-label="Transcripts"
        sx={{
          display: { xs: sessionId ? 'none' : 'block', md: 'block' },
          minWidth: 0,
          minHeight: 0,
          background: 'var(--surface)',
          borderRight: { md: '1px solid var(--line)' },
        }}
      >
        <ListPane
          filters={filters}
          onSearch={onSearch}
          onGrade={onGrade}
          shownAsOf={<ShownAsOf of={[found]} />}
          refresh={<RefreshButton of={[found]} error={error} />}
        >
          <FreshPill filtered={filters.search !== '' || filters.grade !== 'all'} onShow={showFresh} />
          <Box ref={list} aria-busy={found.isFetching}>
            <AsyncView
              of={shown(found)}
              loading={listSkeleton}
              error={error}
              isEmpty={({ pages }) => !pages[0]?.total}
              empty={
                <NoConversations
                  search={filters.search}
                  filtered={Boolean(found.data?.pages[0]?.all)}
                  onClear={() => change({ search: '', grade: 'all' })}
                />
              }
            >
              {({ pages }) => (
                <ConversationList
                  conversations={conversations}
                  total={pages.at(-1)?.total ?? 0}
                  openSessionId={sessionId}
                  query={query}
                  now={new Date(found.fulfilledTimeStamp ?? 0)}
                  {...(found.hasNextPage && { onMore: () => void found.fetchNextPage() })}
                  loadingMore={found.isFetchingNextPage}
                />
              )}
            </AsyncView>
          </Box>
        </ListPane>
      </Box>
      <Box sx={{ display: { xs: sessionId ? 'block' : 'none', md: 'block' }, minWidth: 0, minHeight: 0 }}>
        {sessionId ? (
          <OpenConversation
            key={sessionId}
            sessionId={sessionId}
            listed={conversations.find((conversation) => conversation.sessionId === sessionId)}
            listPath={listPath}
          />
        ) : (
          conversations.length > 0 && (
            <Notice title="Choose a conversation" text="The keys j and k step through the list, / searches it." />
          )
        )}
      </Box>
    </Box>
  );
};
