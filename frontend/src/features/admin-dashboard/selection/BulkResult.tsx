import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../ui/format';
import { resultInWords } from './bulk-words';
import type { BulkProgress } from './useBulkChange';

const mostListed = 100;

/** How far a change of many has come; once it has ended, what came of it, and of each failure why. */
export const BulkResult = ({ progress }: { readonly progress: BulkProgress }) => {
  const { changes, wanted, state } = progress;
  const failed = changes.filter(({ outcome }) => outcome === 'failed');
  const done = formatCount(changes.length);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {state !== 'ended' && (
        <LinearProgress
          variant="determinate"
          aria-label="Progress"
          value={(changes.length / Math.max(1, wanted.length)) * 100}
        />
      )}
      <Typography variant="body" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {state === 'ended' ? resultInWords(progress) : `${done} of ${formatCount(wanted.length)}`}
        {state === 'stopping' && ', stopping...'}
      </Typography>
      {failed.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label="Failed"
          sx={{
            m: 0,
            p: '8px 12px 8px 28px',
            maxHeight: 200,
            overflow: 'auto',
            background: 'var(--bad-soft)',
            borderRadius: '8px',
          }}
        >
          {failed.slice(0, mostListed).map(({ slug, message }) => (
            <Typography
              key={slug}
              component="li"
              variant="small"
              sx={{ color: 'var(--bad)', overflowWrap: 'anywhere' }}
            >
              <b>{slug}</b>: {message}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
};
