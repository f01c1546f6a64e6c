import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The table's shape while it is fetched for the first time. */
export const TableSkeleton = () => (
  <Box aria-hidden sx={{ pt: { md: '40px' } }}>
    {rows.map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 4, height: 48, px: { xs: 2, md: 3 } }}>
        <Skeleton width={132} height={18} />
        <Skeleton width={72} height={24} />
        <Skeleton height={18} sx={{ flex: 1 }} />
      </Box>
    ))}
  </Box>
);
