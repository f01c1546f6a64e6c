import Box from '@mui/material/Box';
import { PanelSkeleton } from '../../../shared/insights/PanelSkeleton';
import { StatCardsSkeleton } from '../../../shared/insights/StatCards';
import { FiguresAndNeeds } from './FiguresAndNeeds';

export const stack = { display: 'grid', gap: { xs: 1, md: 2 }, minWidth: 0, alignContent: 'start' } as const;
export const columns = {
  ...stack,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
  alignItems: 'start',
} as const;

export const intentSkeleton = <PanelSkeleton title="Intent breakdown" rows={[22, 22, 22, 22, 22, 22]} />;
export const funnelSkeleton = <PanelSkeleton title="From chat to booking" rows={[40, 76, 18]} />;

/** The whole screen until it is known who needs a look: drawn before, anything else would jump once they come. */
export const OverviewSkeleton = () => (
  <Box sx={stack} aria-hidden>
    <FiguresAndNeeds
      figures={<StatCardsSkeleton />}
      needs={<PanelSkeleton title="Needs attention" rows={[72, 72, 72]} />}
    />
    <Box sx={columns}>
      <PanelSkeleton title="Recent conversations" rows={[44, 44, 44, 44, 44]} />
      <Box sx={stack}>
        <PanelSkeleton title="Time to first contact" rows={[36, 18]} />
        <PanelSkeleton title="Grade mix" rows={[16, 24, 24]} />
        {funnelSkeleton}
      </Box>
    </Box>
  </Box>
);
