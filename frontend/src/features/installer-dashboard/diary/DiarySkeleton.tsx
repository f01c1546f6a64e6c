import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { split } from './diary-columns';

const rows = 10;

/** The diary's shape while it loads. */
export const DiarySkeleton = () => (
  <Box sx={split} aria-hidden>
    <Card sx={{ display: 'grid', gap: '1px', p: 2 }}>
      <Skeleton height={44} sx={{ display: { xs: 'none', md: 'block' } }} />
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ height: { xs: 67, md: 71 }, borderBottom: '1px solid var(--line)', pt: 1 }}>
          <Skeleton width="40%" height={16} />
        </Box>
      ))}
    </Card>
    <Card sx={{ display: { xs: 'none', md: 'grid' }, gap: 1.5, p: 2.5 }}>
      <Skeleton width="60%" height={24} />
      <Skeleton height={66} />
      <Skeleton height={72} />
      <Skeleton height={40} />
    </Card>
  </Box>
);
