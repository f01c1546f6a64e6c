import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { chartLook } from './chart-look';

/** A chart under its name for those who listen: the library would put that name on an element without a role, where none may stand. */
export const ChartFigure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box role="figure" aria-label={name} sx={{ px: { xs: 0, md: 1 }, ...chartLook }}>
    {children}
  </Box>
);
