import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../ui/format';

const height = 84;

/** Top and bottom of a stream that carries `count` of `most`, drawn around the middle. */
const bandOf = (count: number, most: number): readonly [number, number] => {
  const half = most === 0 ? 0 : Math.max(count > 0 ? 1 : 0, (count / most) * (height / 2));
  return [height / 2 - half, height / 2 + half];
};

/** From one band to the next, a hundred units wide. */
const streamOf = (left: number, from: readonly [number, number], to: readonly [number, number]): string => {
  const [bend, right] = [left + 60, left + 100];
  return `M${left} ${from[0]}C${bend} ${from[0]} ${bend + 10} ${to[0]} ${right} ${to[0]}V${to[1]}C${bend + 10} ${to[1]} ${bend} ${from[1]} ${left} ${from[1]}z`;
};

interface FunnelFigureProps {
  /** From the widest to the narrowest. */
  readonly steps: readonly { readonly name: string; readonly count: number }[];
  /** Under the figure: what share goes on, and why there is none. */
  readonly foot: readonly (string | false | null)[];
}

const pale = 0.28;

/** How many of each step are left at the next, as a stream that narrows. */
export const FunnelFigure = ({ steps, foot }: FunnelFigureProps) => {
  const most = Math.max(...steps.map(({ count }) => count));
  const bands = steps.map(({ count }) => bandOf(count, most));
  const width = steps.length * 100;
  const inner = steps.length - 1;
  return (
    <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
      <Box component="ol" sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}>
        {steps.map(({ name, count }) => (
          <Typography key={name} component="li" variant="small" sx={{ pl: 1.5 }}>
            <Box
              component="b"
              sx={{
                display: 'block',
                font: 'inherit',
                fontSize: 14,
                lineHeight: '22px',
                fontWeight: 600,
                color: 'var(--ink)',
              }}
            >
              {formatCount(count)}
            </Box>
            {name}
          </Typography>
        ))}
      </Box>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        sx={{ display: 'block', width: '100%', height: 76, my: 1, fill: 'var(--flame)' }}
      >
        {bands.map((band, step) => {
          const left = step * 100;
          const next = bands[step + 1];
          return (
            <path
              key={left}
              d={next ? streamOf(left, band, next) : `M${left} ${band[0]}H${width}V${band[1]}H${left}z`}
              opacity={next && inner > 0 ? pale + (step / inner) * (1 - pale) : 1}
            />
          );
        })}
        <path
          d={bands
            .slice(1)
            .map((_, step) => `M${(step + 1) * 100} 0V${height}`)
            .join('')}
          stroke="var(--line-strong)"
          strokeDasharray="2 3"
        />
      </Box>
      <Typography
        variant="small"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' }}
      >
        {foot.map((words) => words && <span key={words}>{words}</span>)}
      </Typography>
    </Box>
  );
};
