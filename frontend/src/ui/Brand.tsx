import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Mark } from './Mark';

/** Flame and name, with what follows the name in a quieter voice. */
export const Brand = ({ children }: { children?: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      fontSize: 16,
      lineHeight: '24px',
      fontWeight: 650,
      letterSpacing: '-.01em',
    }}
  >
    <Mark />
    Pilotlight
    {children && (
      <Box component="span" sx={{ fontSize: 14, fontWeight: 450, letterSpacing: 0, color: 'var(--band-soft)' }}>
        {children}
      </Box>
    )}
  </Box>
);
