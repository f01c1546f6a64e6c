import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrialResult } from '@pilotlight/contracts/http/training';
import type { Grade } from '@pilotlight/contracts/values/intent';
import { type Bar, gradeFlow } from './grade-flow';

const width = 472;
const colours = { A: 'var(--ember)', B: '#e0a526', C: 'var(--flame)', ungraded: 'var(--line-strong)' } as const;
const colourOf = (step: Grade | null): string => colours[step ?? 'ungraded'];
const nameOf = (step: Grade | null): string => step ?? '–';

const Bars = ({ bars, y, textY }: { readonly bars: readonly Bar[]; readonly y: number; readonly textY: number }) =>
  bars.map(({ step, count, x, width: wide }) => (
    <g key={nameOf(step)}>
      <rect x={x} y={y} width={wide} height={12} rx={3} fill={colourOf(step)} />
      {count > 0 && (
        <text x={Math.min(Math.max(x + wide / 2, 14), width - 14)} y={textY} textAnchor="middle">
          {nameOf(step)} <tspan>{count}</tspan>
        </text>
      )}
    </g>
  ));

const inWords = (before: readonly Bar[], after: readonly Bar[]): string =>
  before.map(({ step, count }, index) => `${step ?? 'ungraded'} ${count} to ${after[index]?.count ?? 0}`).join(', ');

/** Fewer hot leads are a loss, and look like one. */
const hotter = (before: readonly Bar[], after: readonly Bar[]): { readonly words: string; readonly colour: string } => {
  const more = (after[0]?.count ?? 0) - (before[0]?.count ?? 0);
  if (more === 0) return { words: 'as many hot', colour: 'var(--text-soft)' };
  return more > 0 ? { words: `+${more} hot`, colour: 'var(--good)' } : { words: `−${-more} hot`, colour: 'var(--bad)' };
};

interface GradeFlowProps {
  readonly flow: TrialResult['flow'];
  /** What the grades are of now: "Live (v7)". */
  readonly before: string;
}

/** How grades would move; only what moved is in full colour. */
export const GradeFlow = ({ flow, before: now }: GradeFlowProps) => {
  const { before, after, ribbons } = gradeFlow(flow, width);
  const { words, colour } = hotter(before, after);
  return (
    <Box
      sx={{
        p: { xs: 2, md: '16px 24px 12px' },
        borderBottom: '1px solid var(--line)',
        '& svg': { display: 'block', width: '100%', height: 'auto' },
        '& text': {
          font: "500 12.5px 'Inter Variable', Inter, system-ui, sans-serif",
          fontSize: { xs: 17, md: 12.5 },
          fill: 'var(--text-soft)',
        },
        '& tspan': { fontWeight: 600, fill: 'var(--ink)' },
      }}
    >
      <Typography variant="small">Grades with {now}</Typography>
      <svg viewBox={`0 0 ${width} 132`} role="img" aria-label={`Grades before and after: ${inWords(before, after)}`}>
        {ribbons.map(({ step, moved, path }) => (
          <path key={path} d={path} fill={colourOf(step)} opacity={moved ? 0.85 : 0.16} />
        ))}
        <Bars bars={before} y={28} textY={18} />
        <Bars bars={after} y={92} textY={124} />
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="small">with the draft</Typography>
        <Typography variant="small" component="b" sx={{ fontWeight: 600, color: colour }}>
          {words}
        </Typography>
      </Box>
    </Box>
  );
};
