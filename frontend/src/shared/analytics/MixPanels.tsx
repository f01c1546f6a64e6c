import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { intentNames } from '../conversations/IntentBadge';
import { sumOf } from './stretches';

interface Bar {
  readonly name: string;
  readonly count: number;
  readonly before: number;
  readonly colour: string;
}

const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, p: { xs: 2, md: '16px 24px' }, listStyle: 'none' }}>
      {bars.map(({ name, count, before, colour }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: '88px minmax(0, 1fr) 48px 96px',
            alignItems: 'center',
            gap: 1,
            minHeight: 26,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {name}
          <Box
            aria-hidden
            style={{ width: `${(Math.max(0, count) / most) * 100}%`, background: colour }}
            sx={{ height: 10, borderRadius: '3px' }}
          />
          <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)', textAlign: 'right' }}>
            {formatCount(count)}
          </Box>
          <Typography variant="small" component="span" sx={{ textAlign: 'right' }}>
            {formatCount(before)} before
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const grades = [
  { count: 'hot', name: 'Hot', colour: 'var(--ember)' },
  { count: 'warm', name: 'Warm', colour: 'var(--flame)' },
  { count: 'cold', name: 'Cold', colour: 'var(--line-strong)' },
] as const;

/** What conversations were about, and how their leads were graded. */
export const MixPanels = ({ intents, days, daysBefore }: Pick<Analytics, 'intents' | 'days' | 'daysBefore'>) => (
  <>
    <Panel title="Intents" aside="Beside the period before">
      <Bars
        bars={intents
          .map(({ intent, ...counts }) => ({
            ...counts,
            name: intentNames[intent],
            colour: intent === 'emergency' ? 'var(--bad)' : 'var(--flame)',
          }))
          .toSorted((one, other) => other.count - one.count)}
      />
    </Panel>
    <Panel title="Grades" aside="Beside the period before">
      <Bars
        bars={grades.map(({ count, ...bar }) => ({
          ...bar,
          count: sumOf(days, count),
          before: sumOf(daysBefore, count),
        }))}
      />
    </Panel>
  </>
);
