import Box from '@mui/material/Box';
import type { PlatformInsights } from '@pilotlight/contracts/http/platform-insights';
import type { ReactNode } from 'react';
import { pointChange, relativeChange } from '../../../ui/figures/change';
import { StatCard, StatCardSkeleton } from '../../../ui/figures/StatCard';
import { formatCount, formatPercent } from '../../../ui/format';
import { percentOf, sumOf } from './period';

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

export const PeriodCardsSkeleton = () => (
  <Four>
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
  </Four>
);

const named = [
  { count: 'conversations', name: 'Conversations' },
  { count: 'contacts', name: 'Contacts' },
  { count: 'booked', name: 'Bookings' },
] as const;

/** The period's totals, each beside the same of the period before. */
export const PeriodCards = ({ days, before }: Pick<PlatformInsights, 'days' | 'before'>) => {
  const rate = percentOf(sumOf(days, 'booked'), sumOf(days, 'contacts'));
  const rateBefore = percentOf(before.booked, before.contacts);
  return (
    <Four>
      {named.map(({ count, name }) => (
        <StatCard
          key={count}
          name={name}
          figure={formatCount(sumOf(days, count))}
          week={days.map((day) => day[count])}
          weekLabel={`${name} a day`}
          foot={`${formatCount(before[count])} before`}
          change={relativeChange(sumOf(days, count), before[count])}
        />
      ))}
      <StatCard
        name="Conversion"
        figure={formatPercent(rate)}
        week={days.map(({ booked, contacts }) => percentOf(booked, contacts))}
        weekLabel="Contact to booking a day, percent"
        foot={`${formatPercent(rateBefore)} before`}
        change={pointChange(rate, rateBefore)}
      />
    </Four>
  );
};
