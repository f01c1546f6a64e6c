import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The figures that a drawing shows, for whoever would rather read them. */
export const AsTable = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="details"
    sx={{
      borderTop: '1px solid var(--line)',
      '& > summary': {
        px: { xs: 2, md: 3 },
        py: 1.5,
        minHeight: 44,
        cursor: 'pointer',
        fontSize: 12.5,
        color: 'var(--flame-deep)',
      },
    }}
  >
    <summary>Show as a table</summary>
    {children}
  </Box>
);
