import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of the screen while the templates are on their way. */
export const NotificationsSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: '280px minmax(0, 1fr)', lg: '328px minmax(0, 1fr) 424px' },
      minHeight: 'calc(100vh - 64px)',
    }}
  >
    <Box
      sx={{ display: { xs: 'none', md: 'grid' }, alignContent: 'start', gap: 1, p: 3, background: 'var(--surface)' }}
    >
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Box>
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 3, p: { xs: 2, md: '24px 32px' } }}>
      <Skeleton height={44} />
      <Skeleton height={64} />
      <Skeleton height={232} />
    </Box>
  </Box>
);
