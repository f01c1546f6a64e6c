import Box from '@mui/material/Box';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import type { ReactNode } from 'react';
import { relativeChange } from '../../ui/figures/change';
import { StatCard, StatCardSkeleton } from '../../ui/figures/StatCard';
import { formatCount } from '../../ui/format';
import { sumOf } from './stretches';

const Four = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="section"
    aria-label="Totals of the period"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      gap: { xs: 1, md: 2 },
    }}
  >
    {children}
  </Box>
);

export const TotalCardsSkeleton = () => (
  <Four>
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
  </Four>
);

const named = [
  { count: 'conversations', name: 'Conversations' },
  { count: 'contacts', name: 'Leads' },
  { count: 'booked', name: 'Bookings' },
] as const;

/** The period's totals, each beside the same of the period before. */
export const TotalCards = ({ days, daysBefore, leads, leadsBefore, byDay }: Analytics) => (
  <Four>
    {named.map(({ count, name }) => (
      <StatCard
        key={count}
        name={name}
        figure={formatCount(sumOf(days, count))}
        week={days.map((day) => day[count])}
        weekLabel={`${name} a day`}
        foot={`${formatCount(sumOf(daysBefore, count))} before`}
        change={relativeChange(sumOf(days, count), sumOf(daysBefore, count))}
      />
    ))}
    <StatCard
      name="Won revenue"
      figure={leads.valued === 0 ? '–' : shortPoundsOf(leads.wonPence)}
      week={byDay.map(({ wonPence }) => wonPence / 100)}
      weekLabel="Won pounds by the day the lead came"
      foot={leads.valued === 0 ? 'No values given yet' : `${shortPoundsOf(leadsBefore.wonPence)} before`}
      change={relativeChange(leads.wonPence, leadsBefore.wonPence)}
    />
  </Four>
);
