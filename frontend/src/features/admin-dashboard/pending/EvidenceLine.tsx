import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { Evidence } from './evidence';

const discs = {
  done: { background: 'var(--good)', color: 'var(--surface)' },
  next: { border: '2px solid var(--flame)', boxShadow: '0 0 0 4px var(--flame-soft)', background: 'var(--surface)' },
  failed: { background: 'var(--bad)', color: 'var(--surface)' },
  'to do': { border: '2px solid var(--line-strong)', background: 'var(--surface)' },
} as const satisfies Record<Evidence['standing'], object>;

const spoken = { done: 'done', next: 'waits', failed: 'failed', 'to do': 'not yet' } as const;

const Disc = ({ standing }: Pick<Evidence, 'standing'>) => (
  <Box
    role="img"
    aria-label={spoken[standing]}
    sx={{
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: 20,
      height: 20,
      flex: 'none',
      borderRadius: '50%',
      font: "700 12px/1 'Inter Variable', Inter, system-ui, sans-serif",
      ...discs[standing],
    }}
  >
    {standing === 'done' && <Check size={12} strokeWidth={3} aria-hidden />}
    {standing === 'failed' && <span aria-hidden>!</span>}
    {standing === 'next' && <Box sx={{ width: 8, height: 8, borderRadius: '50%', background: 'var(--flame)' }} />}
  </Box>
);

const Step = ({ step, standing, says }: Evidence) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      flex: { sm: 1 },
      minWidth: 0,
      display: 'flex',
      flexDirection: { xs: 'row', sm: 'column' },
      alignItems: { xs: 'center', sm: 'flex-start' },
      gap: { xs: 1.5, sm: 1 },
      minHeight: { xs: 30, sm: 0 },
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        background: standing === 'done' ? 'var(--good)' : 'var(--line-strong)',
        top: { xs: '50%', sm: 9 },
        left: { xs: 9, sm: 20 },
        width: { xs: 2, sm: 'calc(100% - 20px)' },
        height: { xs: '100%', sm: 2 },
      },
    }}
  >
    <Disc standing={standing} />
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block' },
        flex: 1,
        justifyContent: 'space-between',
        gap: 1,
        minWidth: 0,
        pr: { sm: 1 },
      }}
    >
      <Typography
        variant="small"
        component="p"
        sx={{ fontWeight: standing === 'to do' ? 450 : 600, ...(standing !== 'to do' && { color: 'var(--ink)' }) }}
      >
        {step}
      </Typography>
      <Typography
        variant="small"
        component="p"
        sx={{
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
          ...(standing === 'failed' && { color: 'var(--bad)' }),
        }}
      >
        {says}
      </Typography>
    </Box>
  </Box>
);

/** What was proved of a firm and what waits, from left to right; from top to bottom on a phone. */
export const EvidenceLine = ({ steps }: { readonly steps: readonly Evidence[] }) => (
  <Box
    component="ol"
    aria-label="Evidence"
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', sm: 'row' },
      listStyle: 'none',
      m: 0,
      mt: 2,
      p: 0,
      pb: 2,
      borderBottom: '1px solid var(--line)',
    }}
  >
    {steps.map((each) => (
      <Step key={each.step} {...each} />
    ))}
  </Box>
);
