import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { AsyncView } from '../../../../ui/AsyncView';
import { Notice } from '../../../../ui/Notice';
import { Pages } from '../../../../ui/Pages';
import { LogSkeleton } from './LogSkeleton';
import { LogTable } from './LogTable';
import { LogToolbar } from './LogToolbar';
import { type LogView, pageSize, useDeliveryLog } from './useDeliveryLog';
import { WhileFetching } from '../../../../ui/WhileFetching';

interface SentMessagesProps {
  readonly view: LogView;
  readonly onShow: (change: Partial<LogView>) => void;
}

const NoMessages = ({ view, onShow }: SentMessagesProps) =>
  view.search === '' && view.status === 'all' && view.channel === 'all' && view.page === 1 ? (
    <Notice
      role="status"
      title="Nothing was sent yet"
      text="Messages appear here as soon as an installer is told something."
    />
  ) : (
    <Notice
      role="status"
      title="No messages match your filters"
      {...(view.search && { text: `Nothing found for “${view.search}”.` })}
      action={<Button onClick={() => onShow({ search: '', status: 'all', channel: 'all' })}>Clear filters</Button>}
    />
  );

/** What was sent to whom, newest first. */
export const SentMessages = ({ view, onShow }: SentMessagesProps) => {
  const listed = useDeliveryLog(view);
  return (
    <Card component="section" aria-label="Messages">
      <LogToolbar view={view} counts={listed.data?.counts} onShow={onShow} />
      <AsyncView
        of={listed}
        loading={<LogSkeleton />}
        error="Failed to fetch the delivery log"
        isEmpty={({ notifications }) => notifications.length === 0}
        empty={<NoMessages view={view} onShow={onShow} />}
      >
        {({ notifications, total }) => (
          <WhileFetching of={listed}>
            <LogTable notifications={notifications} />
            <Box sx={{ px: { xs: 2, md: 3 }, '& > nav': { py: 1.5 } }}>
              <Pages page={view.page} pageSize={pageSize} total={total} onPage={(next) => onShow({ page: next })} />
            </Box>
          </WhileFetching>
        )}
      </AsyncView>
    </Card>
  );
};
