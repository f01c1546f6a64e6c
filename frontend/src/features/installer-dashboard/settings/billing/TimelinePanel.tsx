import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BillingEntry } from '@pilotlight/contracts/http/billing';
import { formatDateTime } from '../../../../ui/format';
import { Panel } from '../../Panel';
import { entryNote, entryTitle } from './billing-words';

/** What happened to the subscription, newest first. */
export const TimelinePanel = ({ entries }: { readonly entries: readonly BillingEntry[] }) => (
  <Panel title="What happened">
    {entries.length === 0 ? (
      <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
        Nothing yet.
      </Typography>
    ) : (
      <Box component="ol" sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Typography variant="label" component="p">
              {entryTitle(entry)}
            </Typography>
            <Typography variant="small" component="p">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {entryNote(entry)}
            </Typography>
          </li>
        ))}
      </Box>
    )}
  </Panel>
);
