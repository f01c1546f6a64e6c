import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CardHeadProps {
  readonly title: string;
  /** What the code calls it. */
  readonly small?: string;
  readonly children?: ReactNode;
}

/** What a card is about, and beside it what belongs to the whole card. */
export const CardHead = ({ title, small, children }: CardHeadProps) => (
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
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subhead" component="h2">
        {title}
      </Typography>
      {small && <Typography variant="small">{small}</Typography>}
    </Box>
    {children}
  </Box>
);
