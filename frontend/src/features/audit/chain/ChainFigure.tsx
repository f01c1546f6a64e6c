import Box from '@mui/material/Box';
import type { ChainStatus } from '@pilotlight/contracts/http/audit';

const width = 560;
const ground = 52;
const tallest = 46;
const knots = 62;
const bar = { width: 13.7, radius: 2 };
/** The last few minutes stand out. */
const bright = 7;

const whole = '#56c596';
const broken = '#ff8a80';
const open = '#7f97ab';

/** A bar a minute for the events, a knot for each seal, the running minute dashed; a chain that is broken is red. */
export const ChainFigure = ({ minutes, check }: Pick<ChainStatus, 'minutes' | 'check'>) => {
  const step = width / minutes.length;
  const most = Math.max(1, ...minutes.map(({ events }) => events));
  const running = minutes.length - 1;
  const colour = check?.brokenAt ? broken : whole;
  const drawn = minutes.map((minute, index) => {
    const height = minute.events === 0 ? 0 : Math.max(4, (minute.events / most) * tallest);
    return { ...minute, index, x: 2 + index * step, y: ground - height, height };
  });
  return (
    <Box component="figure" sx={{ display: 'flex', justifyContent: 'flex-end', overflow: 'hidden' }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} 72`}
        role="img"
        aria-label={`Seals of the last ${minutes.length} minutes, ${check?.brokenAt ? 'a link broken' : 'every link in its place'}`}
        sx={{ flex: 'none', width, height: 72 }}
      >
        {drawn.map(({ index, at, x, y, height }) => (
          <rect
            key={at}
            x={x}
            width={bar.width}
            rx={bar.radius}
            {...(index === running
              ? {
                  y: Math.min(y, ground - 8),
                  height: Math.max(height, 8),
                  fill: 'none',
                  stroke: '#33c1f5',
                  strokeDasharray: '2 2',
                }
              : { y, height, fill: '#00aeef', opacity: index > running - bright ? 0.9 : 0.5 })}
          />
        ))}
        <path d={`M0,${knots}H${running * step}`} stroke={colour} strokeWidth={2} />
        {drawn
          .filter(({ index, sealed }) => sealed || index === running)
          .map(({ at, x, sealed }) => (
            <circle
              key={at}
              cx={x + bar.width / 2}
              cy={knots}
              r={3.5}
              fill="var(--band)"
              stroke={sealed ? colour : open}
              strokeWidth={2}
            />
          ))}
      </Box>
    </Box>
  );
};
