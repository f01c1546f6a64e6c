import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import { smallIcon } from '../../ui/icon';

const listed = new Intl.ListFormat('en-GB');

/** Told in place of a save that would have written over what somebody else has just changed. */
export const ChangedElsewhere = ({ what }: { readonly what: readonly string[] }) =>
  what.length > 0 && (
    <Typography
      role="alert"
      variant="body"
      sx={{
        display: 'flex',
        gap: 1,
        mb: { xs: 1, md: 2 },
        p: '10px 16px',
        borderRadius: '12px',
        background: 'var(--warn-soft)',
        color: 'var(--warn)',
        '& svg': { flex: 'none', mt: '3px' },
      }}
    >
      <TriangleAlert {...smallIcon} />
      <span>
        Somebody else changed the {listed.format(what)} meanwhile. Save again to use yours, or discard to see theirs.
      </span>
    </Typography>
  );
