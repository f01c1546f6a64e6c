import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Reworded } from '@pilotlight/contracts/http/platform-prompt';

const side = { overflowWrap: 'anywhere', borderRadius: '8px', p: '6px 10px' } as const;

/** Replies that would read otherwise: to what, as they were and as they would be. */
export const RewordedReplies = ({ replies }: { readonly replies: readonly Reworded[] }) => (
  <Box component="ul" aria-label="Replies that read otherwise" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {replies.map(({ installer, line, before, after }, index) => (
      <Box
        key={index}
        component="li"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.75,
          p: { xs: '12px 16px', md: '12px 24px' },
          borderTop: '1px solid var(--line)',
        }}
      >
        <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
          {installer}, to “{line}”
        </Typography>
        <Typography variant="body" sx={{ ...side, background: 'var(--bad-soft)', color: 'var(--text-soft)' }}>
          <b aria-label="before">−</b> {before}
        </Typography>
        <Typography variant="body" sx={{ ...side, background: 'var(--good-soft)', color: 'var(--ink)' }}>
          <b aria-label="after">+</b> {after}
        </Typography>
      </Box>
    ))}
  </Box>
);
