import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands on ink takes the light colours, in either scheme. */
const onInk = {
  '--ink': '#ffffff',
  '--text': '#dbe6ee',
  '--text-soft': 'var(--band-soft)',
  '--flame': '#00aeef',
  '--flame-deep': '#33c1f5',
  '--on-flame': '#0b1f33',
  '--good': '#56c596',
  '--bad': '#ff8a80',
  '--surface': 'var(--band-high)',
  '--surface-sunk': 'var(--band-high)',
  '--line-strong': 'var(--band-line)',
} as const;

/** The dark band over the top of a portal. */
export const InkBand = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      ...onInk,
      color: '#ffffff',
      background: 'radial-gradient(720px 320px at 12% 0, var(--band-glow), transparent), var(--band)',
      '@media (prefers-color-scheme: dark)': { borderBottom: '1px solid var(--band-line)' },
    }}
  >
    {children}
  </Box>
);
