import { LineChart } from '@mui/x-charts/LineChart';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { useState } from 'react';
import { formatCount, formatDayMonth } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { Segmented } from '../../ui/Segmented';
import { AsTable } from './AsTable';
import { ChartFigure } from './ChartFigure';
import { useStillCharts } from './chart-look';
import { FigureTable } from './FigureTable';
import { stretchesOf, stretchName, sumOf } from './stretches';

const counted = [
  { value: 'conversations', label: 'Conversations' },
  { value: 'contacts', label: 'Leads' },
  { value: 'booked', label: 'Bookings' },
] as const;
type Counted = (typeof counted)[number]['value'];

/** How many, day by day, over the same line of the period before. */
export const VolumePanel = ({ days, daysBefore }: Pick<Analytics, 'days' | 'daysBefore'>) => {
  const [count, setCount] = useState<Counted>('conversations');
  const skipAnimation = useStillCharts();
  const stretches = stretchesOf(days);
  const before = stretchesOf(daysBefore);
  const name = counted.find(({ value }) => value === count)?.label ?? '';
  const now = stretches.map((stretch) => sumOf(stretch, count));
  const then = before.map((stretch) => sumOf(stretch, count));
  return (
    <Panel
      title="Over time"
      aside={<Segmented label="What is counted" value={count} options={counted} onChange={setCount} />}
    >
      <ChartFigure name={`${name} over time, beside the period before`}>
        <LineChart
          height={260}
          skipAnimation={skipAnimation}
          xAxis={[
            {
              scaleType: 'point',
              data: stretches.map((_, index) => index),
              valueFormatter: (index: number, { location }) =>
                location === 'tick'
                  ? formatDayMonth(stretches[index]?.[0]?.day ?? '')
                  : stretchName(stretches[index] ?? []),
            },
          ]}
          yAxis={[{ min: 0, width: 40, tickMinStep: 1, valueFormatter: (value: number) => formatCount(value) }]}
          series={[
            { id: 'before', label: 'Period before', data: then, color: 'var(--text-soft)', showMark: false },
            { id: 'now', label: name, data: now, color: 'var(--flame-deep)', showMark: now.length < 2 },
          ]}
          grid={{ horizontal: true }}
        />
      </ChartFigure>
      <AsTable>
        <FigureTable
          label={`${name} by day or week`}
          columns={['When', name, 'Period before']}
          rows={stretches.map((stretch, index) => ({
            id: stretch[0]?.day ?? '',
            name: stretchName(stretch),
            figures: [formatCount(now[index] ?? 0), formatCount(then[index] ?? 0)],
          }))}
        />
      </AsTable>
    </Panel>
  );
};
