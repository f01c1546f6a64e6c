import Box from '@mui/material/Box';
import type { Pulse } from '@pilotlight/contracts/http/insights';
import { useId } from 'react';
import { formatCount, formatLongDate, formatTime } from '../../../ui/format';
import { dayUntil, shareOfDay, smoothPath, wholeDay, type Point } from './day-curve';

const width = 640;
const height = 124;
const ground = 103;
/** Where the fullest hour peaks: below the key's words. */
const top = 26;
const small = { font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif", color: 'var(--band-soft)' };

const Key = ({ before }: { readonly before: string }) => (
  <Box
    component="p"
    sx={{
      position: { md: 'absolute' },
      right: 0,
      top: -6,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      mb: { xs: 1, md: 0 },
      ...small,
      '& i': { display: 'inline-block', verticalAlign: 'middle', mr: 0.75 },
    }}
  >
    <span>
      <Box component="i" sx={{ width: 14, borderTop: '2px solid #33c1f5' }} />
      Chats by hour
    </span>
    <span>
      <Box component="i" sx={{ width: 14, borderTop: '2px dotted #7f97ab' }} />
      {before}
    </span>
    <span>
      <Box component="i" sx={{ width: 3, height: 10, borderRadius: '2px', background: '#ff8a47' }} />
      Safety alert
    </span>
  </Box>
);

/** Now, on the curve. */
const Now = ({ point, at }: { readonly point: Point; readonly at: string }) => (
  <Box
    aria-hidden
    style={{ left: `${(point.x / width) * 100}%`, top: point.y }}
    sx={{
      display: { xs: 'none', md: 'block' },
      position: 'absolute',
      width: 10,
      height: 10,
      m: '-5px',
      borderRadius: '50%',
      background: '#33c1f5',
      boxShadow: '0 0 0 3px var(--band), 0 0 16px 4px rgb(0 174 239 / .7)',
      '& span': {
        position: 'absolute',
        top: -4,
        ...(point.x > width * 0.88 ? { right: 22 } : { left: 22 }),
        ...small,
        fontWeight: 600,
        color: '#fff',
        fontVariantNumeric: 'tabular-nums',
      },
    }}
  >
    <span>{formatTime(at)}</span>
  </Box>
);

/** Conversations through the day against the same weekday of last week, with a tick for each safety alert. */
export const DayCurve = ({ pulse }: { readonly pulse: Pulse }) => {
  const fill = useId();
  const { chatsByHour, safetyAlerts, at } = pulse;
  const [today, before] = [dayUntil(chatsByHour.today, at), wholeDay(chatsByHour.before)];
  const highest = Math.max(1, ...[...today, ...before].map(({ y }) => y));
  const drawn = (points: readonly Point[]): Point[] =>
    points.map(({ x, y }) => ({ x: x * width, y: ground - 8 - (y / highest) * (ground - 8 - top) }));
  const line = drawn(today);
  const now = line.at(-1);
  const first = line[0];
  const weekday = `Last ${formatLongDate(at).split(' ')[0]}`;
  return (
    <Box component="figure" sx={{ position: 'relative', minWidth: 0, pb: '22px' }}>
      <Key before={weekday} />
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Conversations through the day: ${formatCount(pulse.chats.today)} so far, ${formatCount(pulse.chats.before)} at this time ${weekday.replace('L', 'l')}; safety alerts: ${formatCount(safetyAlerts.length)}`}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 92, md: height },
          overflow: 'visible',
          '& path': { vectorEffect: 'non-scaling-stroke' },
        }}
      >
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#00aeef" stopOpacity={0.5} />
            <stop offset="1" stopColor="#00aeef" stopOpacity={0} />
          </linearGradient>
        </defs>
        <path d={`M0,${ground}H${width}`} stroke="var(--band-line)" />
        <path d={smoothPath(drawn(before))} fill="none" stroke="#7f97ab" strokeWidth={1.5} strokeDasharray="2 4" />
        {now && first && (
          <path d={`${smoothPath(line)}L${now.x},${ground}L${first.x},${ground}z`} fill={`url(#${fill})`} />
        )}
        <path d={smoothPath(line)} fill="none" stroke="#33c1f5" strokeWidth={2} strokeLinejoin="round" />
        {safetyAlerts.map((alert, index) => (
          <path
            key={`${alert} ${index}`}
            d={`M${shareOfDay(alert) * width},${ground + 2}v7`}
            stroke="#ff8a47"
            strokeWidth={3}
            strokeLinecap="round"
          />
        ))}
      </Box>
      {now && <Now point={now} at={at} />}
      <Box
        aria-hidden
        component="p"
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          display: 'flex',
          justifyContent: 'space-between',
          ...small,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Box>
    </Box>
  );
};
