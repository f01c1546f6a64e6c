import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface WhileFetchingProps {
  readonly of: { readonly isFetching: boolean; readonly currentData?: unknown };
  readonly children: ReactNode;
}

/** Dimmed until it is what is asked for; what is only fetched anew, as things happen, comes without a flicker. */
export const WhileFetching = ({ of: { isFetching, currentData }, children }: WhileFetchingProps) => (
  <Box
    aria-busy={isFetching}
    sx={{ opacity: isFetching && currentData === undefined ? 0.6 : 1, transition: 'opacity .12s' }}
  >
    {children}
  </Box>
);
