import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChangeRow } from '../../../shared/training-changes/ChangeRow';
import { useOwnTrainingChangesQuery } from '../../../shared/training-changes/training-changes.api';
import { AsyncView } from '../../../ui/AsyncView';
import { Badge } from '../../../ui/Badge';
import { Panel } from '../../../ui/Panel';
import { AskDialog } from './AskDialog';

/** Training is the admin's to change: the way to ask for it, and what became of what was asked. */
export const AskForAChange = () => {
  const [asking, setAsking] = useState(false);
  const changes = useOwnTrainingChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Something wrong or missing?">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: { xs: 2, md: '16px 24px 24px' } }}>
        <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
          Editing this yourself is coming soon. Until then, contact your admin here: say what’s wrong or missing and
          they’ll change it for you.
        </Typography>
        <Button variant="contained" onClick={() => setAsking(true)}>
          Ask for a change
        </Button>
        <Box sx={{ width: '100%' }}>
          <AsyncView
            of={changes}
            loading={<Skeleton variant="rounded" height={48} />}
            error="We couldn't load your requests. Please try again."
          >
            {({ changes: shown }) => (
              <Box component="ul" aria-label="Your requests" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {shown.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    beside={change.doneAt ? <Badge label="Done" tone="good" /> : <Badge label="Waiting" tone="warn" />}
                  />
                ))}
              </Box>
            )}
          </AsyncView>
        </Box>
      </Box>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
};
