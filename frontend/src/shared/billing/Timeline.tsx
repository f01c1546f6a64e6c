import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BillingEntry } from '@pilotlight/contracts/http/billing';
import { formatDateTime } from '../../ui/format';
import { entryNote, entryTitle, type Reader } from './billing-words';

interface TimelineProps {
  readonly entries: readonly BillingEntry[];
  readonly reader: Reader;
}

/** What happened to a subscription, newest first. */
export const Timeline = ({ entries, reader }: TimelineProps) =>
  entries.length === 0 ? (
    <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
      Nothing yet.
    </Typography>
  ) : (
    <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: { xs: 2, md: 3 } }}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Typography variant="label" component="p">
            {entryTitle(entry)}
          </Typography>
          <Typography variant="small" component="p">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {entryNote(entry, reader)}
          </Typography>
        </li>
      ))}
    </Box>
  );
