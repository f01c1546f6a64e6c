import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Stats } from '@pilotlight/contracts/http/insights';
import type { ReactNode } from 'react';
import { AsyncView, type Loadable } from '../../ui/AsyncView';
import { StatCard, StatCardSkeleton } from '../../ui/figures/StatCard';
import { formatCount, formatPercent } from '../../ui/format';
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

/** As the screen names the four. */
export interface FigureNames {
  readonly conversations: string;
  readonly leads: string;
  readonly conversion: string;
  readonly appointments: string;
}

interface CardsProps {
  readonly names: FigureNames;
  /** Where the conversations are. */
  readonly to: string;
}

const Cards = ({ stats, names, to }: CardsProps & { readonly stats: Stats }) => {
  const { totalConversations, leadsCaptured, conversionRate, appointmentsBooked, trend } = stats;
  const conversion = conversionWeek(trend);
  const small = useMediaQuery('(max-width: 899.95px)');
  const { direction, amount } = conversion.change;
  return (
    <Four>
      <Counted name={names.conversations} total={totalConversations} fortnight={trend.conversations} to={to} />
      <Counted name={names.leads} total={leadsCaptured} fortnight={trend.leads} />
      <StatCard
        name={names.conversion}
        figure={leadsCaptured === 0 ? '–' : formatPercent(conversionRate)}
        week={conversion.days}
        weekLabel="Lead to booking over seven days, percent"
        foot="lead to booking"
        change={{ direction, amount: small ? amount.replace(' pts', '') : amount }}
      />
      <Counted name={names.appointments} total={appointmentsBooked} fortnight={trend.appointments} />
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

interface StatCardsProps extends CardsProps {
  readonly of: Loadable<{ readonly stats: Stats }>;
  /** What is said where they can't be loaded. */
  readonly error: string;
}

/** The four totals. When they can't be loaded one card says so in their place. */
export const StatCards = ({ of, error, ...cards }: StatCardsProps) => {
  const view = (
    <AsyncView of={of} loading={<StatCardsSkeleton />} error={error}>
      {({ stats }) => <Cards stats={stats} {...cards} />}
    </AsyncView>
  );
  return of.isError ? <Card>{view}</Card> : view;
};
