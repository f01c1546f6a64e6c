import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AsyncView } from '../../ui/AsyncView';
import { Brand } from '../../ui/Brand';
import { InkBand } from '../../ui/InkBand';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { type OutboxMessage, useOutboxMessagesQuery } from './outbox.api';
import { shownIn, useOutboxView } from './outbox-view';
import { OutboxFilters } from './OutboxFilters';
import { OutboxItem } from './OutboxItem';

/** Each is a phone or a frame of its own: more come when they are asked for. */
const atOnce = 20;

const page = { maxWidth: 1440, width: '100%', mx: 'auto', px: { xs: 2, md: 4 } } as const;
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
  gap: 4,
} as const;

const Messages = ({ messages }: { readonly messages: readonly OutboxMessage[] }) => {
  const [most, setMost] = useState(atOnce);
  if (messages.length === 0)
    return <Notice title="No messages" text="What the product would send appears here within seconds." />;
  return (
    <>
      <Box sx={columns}>
        {messages.slice(0, most).map((message) => (
          <OutboxItem key={message.id} message={message} />
        ))}
      </Box>
      {messages.length > most && <Button onClick={() => setMost(most + atOnce)}>Show Older</Button>}
    </>
  );
};

/** What would have been sent, were there keys to send it with: each message as its reader would see it, newest first. */
export const OutboxScreen = () => {
  const { data, isError, error, refetch } = useOutboxMessagesQuery();
  const { view, show } = useOutboxView();
  const installers = [...new Set(data?.messages.map(({ installerId }) => installerId))].toSorted();
  return (
    <>
      <InkBand>
        <Box component="header" sx={{ ...page, display: 'flex', alignItems: 'center', height: 64 }}>
          <Box component={Link} to="/admin/dashboard" sx={{ color: 'inherit', textDecoration: 'none' }}>
            <Brand>Admin</Brand>
          </Box>
        </Box>
      </InkBand>
      <Box component="main" sx={{ ...page, py: { xs: 2, md: 4 } }}>
        <PageTitle title="Outbox" above="Outside production only">
          {data && <OutboxFilters view={view} onShow={show} installers={installers} />}
        </PageTitle>
        <AsyncView
          of={{ ...(data && { data }), isError: isError && !data, error, refetch }}
          loading={
            <Box sx={columns}>
              <Skeleton height={360} />
              <Skeleton height={360} />
            </Box>
          }
          error="Failed to fetch the outbox"
          gone={
            <Notice
              role="status"
              title="There is no outbox in production"
              text="Messages are sent for real there. The delivery log tells what became of them."
            />
          }
        >
          {({ messages }) => <Messages messages={shownIn(view, messages)} />}
        </AsyncView>
      </Box>
    </>
  );
};
