import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The list's shape while it is fetched. */
export const EventListSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2.25, px: 2, py: 2 }}>
    <Skeleton width={120} height={18} />
    {Array.from({ length: 10 }, (_, index) => (
      <Box key={index} sx={{ display: 'grid', gridTemplateColumns: '64px 1fr 48px', gap: 1 }}>
        <Skeleton width={52} height={18} />
        <Skeleton width={`${56 + ((index * 17) % 36)}%`} height={32} />
        <Skeleton height={18} />
      </Box>
    ))}
  </Box>
);
