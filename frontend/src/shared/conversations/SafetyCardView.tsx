import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { TriangleAlert } from 'lucide-react';
import { icon } from '../../ui/icon';

/** The emergency card as the visitor saw it: what to do and whom to ring. Nothing in it can be pressed here. */
export const SafetyCardView = ({ card }: { card: SafetyCard }) => (
  <Box sx={{ border: '1px solid var(--bad)', borderRadius: '12px', overflow: 'hidden', background: 'var(--surface)' }}>
    <Typography
      variant="label"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        p: '8px 12px',
        fontWeight: 600,
        ...(card.kind === 'card'
          ? { background: 'var(--bad)', color: 'var(--on-bad)' }
          : { background: 'var(--bad-soft)', color: 'var(--bad)' }),
      }}
    >
      <Box component={TriangleAlert} {...icon} sx={{ flex: 'none' }} />
      {card.title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1, p: '8px 12px 12px' }}>
      <Typography variant="body">{card.summary}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5 }}>
        {card.calls.map(({ number, label }) => (
          <Typography key={`${number} ${label}`} component="li" variant="body">
            <Box component="b" sx={{ fontWeight: 600, color: 'var(--bad)', fontVariantNumeric: 'tabular-nums' }}>
              {number}
            </Box>{' '}
            {label}
          </Typography>
        ))}
      </Box>
      {card.steps.length > 0 && (
        <Typography variant="small">{card.steps.map(({ text }) => text).join(' · ')}</Typography>
      )}
    </Box>
  </Box>
);
