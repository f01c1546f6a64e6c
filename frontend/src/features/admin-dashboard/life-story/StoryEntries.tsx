import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StoryEntry } from '@pilotlight/contracts/http/installer-story';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../../ui/format';

const colours = {
  account: 'var(--ink)',
  approval: 'var(--good)',
  chatbot: 'var(--ember)',
  payment: 'var(--flame)',
  key: 'var(--line-strong)',
  training: 'var(--flame-deep)',
  settings: 'var(--line-strong)',
} as const satisfies Record<StoryEntry['about'], string>;

const people = {
  admin: 'the admin',
  installer: 'the installer',
  visitor: 'the firm itself',
  assistant: 'the assistant',
  system: 'Pilotlight',
  auditor: 'an auditor',
} as const satisfies Record<StoryEntry['by'], string>;

interface StoryEntriesProps {
  readonly slug: string;
  readonly entries: readonly StoryEntry[];
}

/** Each on one line of time: what happened, when and by whom, and the way to its event in the audit. */
export const StoryEntries = ({ slug, entries }: StoryEntriesProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map(({ id, about, words, at, by }) => (
      <Box
        component="li"
        key={id}
        sx={{ position: 'relative', pl: 3, pb: 2, ml: '5px', borderLeft: '2px solid var(--line)' }}
      >
        <Box
          aria-hidden
          style={{ background: colours[about] }}
          sx={{ position: 'absolute', left: -6, top: 5, width: 10, height: 10, borderRadius: '50%' }}
        />
        <Typography variant="label" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
        <Typography variant="small" component="p">
          <time dateTime={at}>{formatDateTime(at)}</time>, by {people[by]} ·{' '}
          <Link
            component={RouterLink}
            to={`/audit?${new URLSearchParams({ installer: slug, event: id }).toString()}`}
            target="_blank"
            rel="noopener"
            aria-label={`In the audit: ${words} (new tab, asks for the auditor’s login)`}
          >
            In the audit (auditor’s login)
          </Link>
        </Typography>
      </Box>
    ))}
  </Box>
);
