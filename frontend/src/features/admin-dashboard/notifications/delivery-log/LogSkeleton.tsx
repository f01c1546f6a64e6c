import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A table's shape while it is fetched for the first time. */
export const LogSkeleton = () => (
  <Box aria-hidden sx={{ pt: { md: '40px' } }}>
    {Array.from({ length: 8 }, (_, row) => (
      <Box
        key={row}
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 4 }, height: 56, px: { xs: 2, md: 3 } }}
      >
        <Skeleton width={112} height={18} />
        <Skeleton height={18} sx={{ flex: 1 }} />
        <Skeleton width={72} height={24} />
      </Box>
    ))}
  </Box>
);
