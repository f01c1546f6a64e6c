import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Stats } from '@pilotlight/contracts/http/insights';
import type { ReactNode } from 'react';
import { AsyncView, type Loadable } from '../../../ui/AsyncView';
import { StatCard, StatCardSkeleton } from '../../../ui/figures/StatCard';
import { formatCount, formatPercent } from '../../../ui/format';
import { transcriptPath } from '../transcript-path';
import { conversionWeek, weekOf } from './figures';

const Four = ({ children }: { children: ReactNode }) => (
  <Box
    component="section"
    aria-label="Totals, with the last seven days"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      gap: { xs: 1, md: 2 },
    }}
  >
    {children}
  </Box>
);

interface CountedProps {
  readonly name: string;
  readonly total: number;
  readonly fortnight: readonly number[];
  readonly to?: string;
}

const Counted = ({ name, total, fortnight, ...more }: CountedProps) => {
  const { days, count, change } = weekOf(fortnight);
  return (
    <StatCard
      name={name}
      figure={formatCount(total)}
      week={days}
      weekLabel={`${name} a day`}
      foot={`${formatCount(count)} in 7 days`}
      change={change}
      {...more}
    />
  );
};

const Cards = ({ stats }: { stats: Stats }) => {
  const { totalConversations, leadsCaptured, conversionRate, appointmentsBooked, trend } = stats;
  const conversion = conversionWeek(trend);
  const small = useMediaQuery('(max-width: 899.95px)');
  const { direction, amount } = conversion.change;
  return (
    <Four>
      <Counted
        name="Total conversations"
        total={totalConversations}
        fortnight={trend.conversations}
        to={transcriptPath()}
      />
      <Counted name="Leads captured" total={leadsCaptured} fortnight={trend.leads} />
      <StatCard
        name="Conversion rate"
        figure={formatPercent(conversionRate)}
        week={conversion.days}
        weekLabel="Lead to booking over seven days, percent"
        foot="lead to booking"
        change={{ direction, amount: small ? amount.replace(' pts', '') : amount }}
      />
      <Counted name="Appointments booked" total={appointmentsBooked} fortnight={trend.appointments} />
    </Four>
  );
};

/** Their shape while they load. */
export const StatCardsSkeleton = () => (
  <Four>
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
    <StatCardSkeleton />
  </Four>
);

/** The four totals. When they can't be loaded one card says so in their place. */
export const StatCards = ({ of }: { of: Loadable<{ readonly stats: Stats }> }) => {
  const view = (
    <AsyncView of={of} loading={<StatCardsSkeleton />} error="Unable to load your analytics. Please try again.">
      {({ stats }) => <Cards stats={stats} />}
    </AsyncView>
  );
  return of.isError ? <Card>{view}</Card> : view;
};
