import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FiguresAndNeedsProps {
  readonly figures: ReactNode;
  /** Who needs the firm now; nothing where nobody does. */
  readonly needs: ReactNode;
}

/** Figures first where there is room for both; on a phone whoever needs the firm comes first. */
export const FiguresAndNeeds = ({ figures, needs }: FiguresAndNeedsProps) => (
  <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, minWidth: 0 }}>
    <Box sx={{ order: { xs: 1, md: 0 }, minWidth: 0 }}>{figures}</Box>
    <Box sx={{ order: 0, minWidth: 0, '&:empty': { display: 'none' } }}>{needs}</Box>
  </Box>
);
