import Box from '@mui/material/Box';
import type { PlatformInsights } from '@pilotlight/contracts/http/platform-insights';
import { BusiestHours } from '../../../shared/insights/BusiestHours';
import { FunnelFigure } from '../../../shared/insights/FunnelFigure';
import { shareInWords } from '../../../shared/insights/figures';
import { PanelSkeleton } from '../../../shared/insights/PanelSkeleton';
import { Panel } from '../../../ui/Panel';
import { Grades, Volume } from './OverTime';
import { sumOf } from './period';
import { PeriodCards, PeriodCardsSkeleton } from './PeriodCards';
import { ResponseTime } from './ResponseTime';

const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gap: { xs: 1, md: 2 },
  '& > section': { gridColumn: { lg: 'span 2' } },
  '& > section:nth-of-type(-n + 2)': { gridColumn: { lg: 'span 3' } },
} as const;

const Steps = ({ days }: Pick<PlatformInsights, 'days'>) => {
  const [conversations, contacts, booked, visited] = (['conversations', 'contacts', 'booked', 'visited'] as const).map(
    (count) => sumOf(days, count),
  );
  const captured = shareInWords(contacts ?? 0, conversations ?? 0);
  const book = shareInWords(booked ?? 0, contacts ?? 0);
  return (
    <Panel title="From conversation to visit" aside="Each on its own day">
      <FunnelFigure
        steps={[
          { name: 'Conversations', count: conversations ?? 0 },
          { name: 'Contacts', count: contacts ?? 0 },
          { name: 'Booked', count: booked ?? 0 },
          { name: 'Visited', count: visited ?? 0 },
        ]}
        foot={[
          captured ? `${captured} leave their details` : 'No conversations in these days',
          book && `${book} of contacts book`,
        ]}
      />
    </Panel>
  );
};

/** All that is known of a period. */
export const PlatformFigures = ({ days, before, hours }: PlatformInsights) => (
  <>
    <PeriodCards days={days} before={before} />
    <Box sx={panels}>
      <Volume days={days} />
      <Grades days={days} />
      <Steps days={days} />
      <BusiestHours hours={hours} />
      <ResponseTime days={days} before={before} />
    </Box>
  </>
);

/** Its shape while it loads. */
export const PlatformFiguresSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <PeriodCardsSkeleton />
    <Box sx={panels} aria-hidden>
      <PanelSkeleton title="Conversations" rows={[18, 128, 18]} />
      <PanelSkeleton title="Lead grades" rows={[18, 128, 18]} />
      <PanelSkeleton title="From conversation to visit" rows={[40, 76, 18]} />
      <PanelSkeleton title="Busiest hours" rows={[22, 140, 18]} />
      <PanelSkeleton title="Response time" rows={[40, 22, 18]} />
    </Box>
  </Box>
);
