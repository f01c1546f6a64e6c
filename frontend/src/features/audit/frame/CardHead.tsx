import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a card is about, and beside it what belongs to the whole card. */
export const CardHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 16px',
      minHeight: 56,
      px: { xs: 2, md: 3 },
      py: 1,
      borderBottom: '1px solid var(--line)',
    }}
  >
    <Typography variant="subhead" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    {children}
  </Box>
);
