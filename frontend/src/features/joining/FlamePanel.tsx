import Box from '@mui/material/Box';
import { Mark } from '../../ui/Mark';

/** The flame with its glow: a way that has come to its end. */
export const FlamePanel = ({ lit = true }: { readonly lit?: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      height: 144,
      borderRadius: '12px',
      background: lit
        ? 'radial-gradient(closest-side at 50% 60%, color-mix(in srgb, var(--flame) 26%, transparent), transparent), var(--surface-sunk)'
        : 'var(--surface-sunk)',
    }}
  >
    <Mark size={72} lit={lit} />
  </Box>
);
