import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SettingsColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, md: 2 } } as const;

/** A tab's cards: what is set at the left, what comes of it at the right, or below where there is no room. */
export const SettingsColumns = ({ main, side }: SettingsColumnsProps) => (
  <Box
    sx={{
      ...stack,
      alignItems: 'start',
      '@media (min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
    }}
  >
    <Box sx={stack}>{main}</Box>
    <Box sx={stack}>{side}</Box>
  </Box>
);
