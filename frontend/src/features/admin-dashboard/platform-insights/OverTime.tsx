import type { PlatformInsights } from '@pilotlight/contracts/http/platform-insights';
import { StackedBars } from '../../../ui/figures/StackedBars';
import { formatDayMonth, formatDayMonthWeekday } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { type Stretch, stretchesOf } from './period';

const pale = 'color-mix(in srgb, var(--flame) 28%, transparent)';

const nameOf = ({ from, to }: Stretch): string =>
  from === to ? formatDayMonthWeekday(from) : `${formatDayMonth(from)} to ${formatDayMonth(to)}`;

const endsOf = (days: PlatformInsights['days']): readonly [string, string] => [
  formatDayMonth(days[0]?.day ?? new Date()),
  'Today',
];

const asideOf = (stretches: readonly Stretch[]): string =>
  stretches.length > 31 || stretches.some(({ from, to }) => from !== to) ? 'By week' : 'By day';

/** How many wrote, and how many of them can be reached. */
export const Volume = ({ days }: Pick<PlatformInsights, 'days'>) => {
  const stretches = stretchesOf(days);
  return (
    <Panel title="Conversations" aside={asideOf(stretches)}>
      <StackedBars
        parts={[
          { name: 'With contact', colour: 'var(--flame)' },
          { name: 'Without', colour: pale },
        ]}
        bars={stretches.map((stretch) => {
          const { conversations, contacts } = stretch.counts;
          return { name: nameOf(stretch), counts: [contacts, Math.max(0, conversations - contacts)] };
        })}
        ends={endsOf(days)}
      />
    </Panel>
  );
};

/** How leads were graded. */
export const Grades = ({ days }: Pick<PlatformInsights, 'days'>) => {
  const stretches = stretchesOf(days);
  return (
    <Panel title="Lead grades" aside={asideOf(stretches)}>
      <StackedBars
        parts={[
          { name: 'Hot', colour: 'var(--ember)' },
          { name: 'Warm', colour: 'var(--flame)' },
          { name: 'Cold', colour: 'var(--line-strong)' },
        ]}
        bars={stretches.map((stretch) => ({
          name: nameOf(stretch),
          counts: [stretch.counts.hot, stretch.counts.warm, stretch.counts.cold],
        }))}
        ends={endsOf(days)}
      />
    </Panel>
  );
};
