import Box from '@mui/material/Box';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { BusiestHours } from '../insights/BusiestHours';
import { PanelSkeleton } from '../insights/PanelSkeleton';
import { ClaimsPanel } from './ClaimsPanel';
import { CohortsPanel, KindsPanel } from './CohortsPanel';
import { MixPanels } from './MixPanels';
import { PacePanel } from './PacePanel';
import { PlacesPanel } from './places/PlacesPanel';
import { StagesPanel } from './StagesPanel';
import { TotalCards, TotalCardsSkeleton } from './TotalCards';
import { VolumePanel } from './VolumePanel';

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1, md: 2 },
  alignItems: 'start',
} as const;

/** All that is known of a period. */
export const AnalyticsFigures = (analytics: Analytics) => (
  <>
    <TotalCards {...analytics} />
    <VolumePanel {...analytics} />
    <Box sx={two}>
      <StagesPanel {...analytics} />
      <KindsPanel {...analytics} />
    </Box>
    <CohortsPanel {...analytics} />
    <PlacesPanel {...analytics} />
    <Box sx={two}>
      <MixPanels {...analytics} />
      <BusiestHours hours={analytics.hours} />
      <PacePanel {...analytics} />
    </Box>
    <ClaimsPanel {...analytics} />
  </>
);

/** Its shape while it loads. */
export const AnalyticsSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <TotalCardsSkeleton />
    <PanelSkeleton title="Over time" rows={[260]} />
    <Box sx={two} aria-hidden>
      <PanelSkeleton title="Conversion" rows={[36, 36, 36, 36, 36]} />
      <PanelSkeleton title="Which leads convert" rows={[36, 36, 36, 36, 36]} />
    </Box>
    <PanelSkeleton title="Top postcodes" rows={[460]} />
  </Box>
);
