import { BarChart } from '@mui/x-charts/BarChart';
import type { Analytics, StageCounts } from '@pilotlight/contracts/http/analytics';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import { useState } from 'react';
import { formatCount, formatDayMonth } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { Segmented } from '../../ui/Segmented';
import { intentNames } from '../conversations/IntentBadge';
import { AsTable } from './AsTable';
import { ChartFigure } from './ChartFigure';
import { useStillCharts } from './chart-look';
import { FigureTable } from './FigureTable';
import { stretchesOf, stretchName, sumOf } from './stretches';

const columns = ['Leads', 'Contacted', 'Quoted', 'Won', 'Lost', 'Won value'];
const counts = ['leads', 'contacted', 'quoted', 'won', 'lost'] as const;

const figuresOf = (row: StageCounts): string[] => [
  ...counts.map((name) => formatCount(row[name])),
  row.valued === 0 ? '–' : shortPoundsOf(row.wonPence),
];

const together = (days: readonly StageCounts[]): StageCounts => ({
  leads: sumOf(days, 'leads'),
  contacted: sumOf(days, 'contacted'),
  quoted: sumOf(days, 'quoted'),
  won: sumOf(days, 'won'),
  lost: sumOf(days, 'lost'),
  wonPence: sumOf(days, 'wonPence'),
  valued: sumOf(days, 'valued'),
});

/** What has become of leads, by the day on which they came. */
export const CohortsPanel = ({ byDay }: Pick<Analytics, 'byDay'>) => {
  const skipAnimation = useStillCharts();
  const stretches = stretchesOf(byDay);
  const sums = stretches.map(together);
  return (
    <Panel title="By the day they came" aside="Where those leads stand now">
      <ChartFigure name="Leads, quotes and won jobs by the day the lead came">
        <BarChart
          height={240}
          skipAnimation={skipAnimation}
          xAxis={[
            {
              scaleType: 'band',
              data: stretches.map((_, index) => index),
              valueFormatter: (index: number, { location }) =>
                location === 'tick'
                  ? formatDayMonth(stretches[index]?.[0]?.day ?? '')
                  : stretchName(stretches[index] ?? []),
            },
          ]}
          yAxis={[{ min: 0, width: 40, tickMinStep: 1, valueFormatter: (value: number) => formatCount(value) }]}
          series={[
            { id: 'leads', label: 'Leads', data: sums.map(({ leads }) => leads), color: 'var(--line-strong)' },
            { id: 'quoted', label: 'Quoted', data: sums.map(({ quoted }) => quoted), color: 'var(--flame)' },
            { id: 'won', label: 'Won', data: sums.map(({ won }) => won), color: 'var(--good)' },
          ]}
          grid={{ horizontal: true }}
        />
      </ChartFigure>
      <AsTable>
        <FigureTable
          label="Leads by the day they came"
          columns={['Came', ...columns]}
          rows={stretches.map((stretch, index) => ({
            id: stretch[0]?.day ?? '',
            name: stretchName(stretch),
            figures: figuresOf(sums[index] ?? together([])),
          }))}
        />
      </AsTable>
    </Panel>
  );
};

const kinds = [
  { value: 'intent', label: 'By intent' },
  { value: 'grade', label: 'By grade' },
] as const;

/** Which leads come to something: by what they are about, or by their grade. */
export const KindsPanel = ({ byIntent, byGrade }: Pick<Analytics, 'byIntent' | 'byGrade'>) => {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('intent');
  const rows =
    kind === 'intent'
      ? byIntent.map((row) => ({ name: row.intent ? intentNames[row.intent] : 'Not known', row }))
      : byGrade.map((row) => ({ name: row.grade ? gradeNames[row.grade] : 'Ungraded', row }));
  const sorted = rows.toSorted((one, other) => other.row.leads - one.row.leads);
  return (
    <Panel
      title="Which leads convert"
      aside={<Segmented label="Grouped" value={kind} options={kinds} onChange={setKind} />}
    >
      <FigureTable
        label={kind === 'intent' ? 'Leads by intent' : 'Leads by grade'}
        columns={[kind === 'intent' ? 'Intent' : 'Grade', ...columns]}
        rows={sorted.map(({ name, row }) => ({ id: name, name, figures: figuresOf(row) }))}
      />
    </Panel>
  );
};
