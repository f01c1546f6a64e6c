import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** The pulse's shape while it is fetched for the first time. */
export const PulseSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)', lg: '288px minmax(0, 1fr) 376px' },
      gap: { xs: 2, md: 5 },
      alignItems: 'center',
      minHeight: { xs: 380, md: 240, lg: 148 },
    }}
  >
    <div>
      <Typography variant="title" component="h1">
        Installers
      </Typography>
      <Skeleton width={200} height={18} sx={{ mt: 0.5 }} />
      <Skeleton width={120} height={18} sx={{ mt: 2 }} />
    </div>
    <Skeleton height={124} />
    <Skeleton height={112} sx={{ gridColumn: { md: '1 / -1', lg: 'auto' }, ml: { lg: 4 } }} />
  </Box>
);
