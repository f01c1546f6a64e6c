import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { columns } from './InstallerCard';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The list's shape while it is fetched for the first time. */
export const InstallerListSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1, mt: { lg: '26px' } }}>
    {cards.map((card) => (
      <Card
        key={card}
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          alignItems: 'center',
          gap: 2.5,
          minHeight: 96,
          p: { xs: 2, md: '14px 20px' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="70%" height={18} />
            <Skeleton width="50%" height={14} sx={{ mt: 0.75 }} />
          </Box>
        </Box>
        <Skeleton width={108} height={54} />
        <Skeleton height={40} />
        <Skeleton width={96} height={36} />
        <Skeleton height={48} />
      </Card>
    ))}
  </Box>
);
