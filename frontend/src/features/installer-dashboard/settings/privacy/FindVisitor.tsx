import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { standing, visitorName } from '../../../../shared/conversations/visitor';
import { PersonActions } from '../../../../shared/people/PersonActions';
import { AsyncView } from '../../../../ui/AsyncView';
import { formatDate } from '../../../../ui/format';
import { Panel } from '../../../../ui/Panel';
import { SearchField } from '../../../../ui/SearchField';
import { useInstallerConversationsInfiniteQuery } from '../../installer.api';
import { transcriptPath } from '../../transcript-path';

const contactOf = ({ lead, lastSaidAt }: Conversation): string => {
  const phone = standing(lead['phone']);
  const known = [phone && phoneInWords(phone), standing(lead['email']), standing(lead['postcode'])];
  return [...known.filter(Boolean), `last message ${formatDate(lastSaidAt)}`].join(' · ');
};

const Found = ({ conversation, onErased }: { readonly conversation: Conversation; readonly onErased: () => void }) => (
  <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: '1px solid var(--line)' }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subhead" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {visitorName(conversation.lead)}
      </Typography>
      <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
        {contactOf(conversation)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: { xs: 44, md: 32 } } }}>
      <Button size="small" component={Link} to={transcriptPath(conversation.sessionId)}>
        Open
      </Button>
      <PersonActions visitor={{ sessionId: conversation.sessionId }} conversation={conversation} onErased={onErased} />
    </Box>
  </Box>
);

const waiting = <Skeleton variant="rounded" height={96} />;

/** What a visitor may ask for: a copy of all that is kept of them, or that it be gone. */
export const FindVisitor = () => {
  const [search, setSearch] = useState('');
  const found = useInstallerConversationsInfiniteQuery({ search, grade: 'all' }, { skip: search.trim() === '' });
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <Panel title="Erase or export one visitor">
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
        <Typography variant="small">
          If a visitor asks for a copy of their data, or asks you to delete it, find them here. Erasing can’t be undone.
        </Typography>
        <SearchField label="Email, phone, first or last name" value={search} onSearch={setSearch} />
        {search.trim() !== '' && (
          <AsyncView
            of={{ ...found, data: found.isFetching && !found.data ? undefined : found.data }}
            loading={waiting}
            error="Unable to load your conversations. Please try again."
            isEmpty={() => total === 0}
            empty={<Typography role="status">Nobody found. People you booked by hand are in the diary.</Typography>}
          >
            {({ pages }) => (
              <div>
                <Typography role="status" variant="small" sx={{ mb: 1 }}>
                  {total === 1 ? '1 conversation found' : `${total} conversations found`}
                </Typography>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {pages
                    .flatMap(({ conversations }) => conversations)
                    .map((conversation) => (
                      <Found key={conversation.sessionId} conversation={conversation} onErased={() => setSearch('')} />
                    ))}
                </Box>
                {found.hasNextPage && (
                  <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                    {found.isFetchingNextPage ? 'Loading...' : 'Show more'}
                  </Button>
                )}
              </div>
            )}
          </AsyncView>
        )}
      </Box>
    </Panel>
  );
};
