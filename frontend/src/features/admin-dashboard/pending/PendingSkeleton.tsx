import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

const cards = ['first', 'second', 'third', 'fourth'];

/** The pending cards' shape while they are fetched for the first time. */
export const PendingSkeleton = () =>
  cards.map((card) => (
    <Card key={card} aria-hidden sx={{ minHeight: 330, p: 3 }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Skeleton height={64} sx={{ mt: 1 }} />
      <Skeleton width="70%" height={140} />
    </Card>
  ));
