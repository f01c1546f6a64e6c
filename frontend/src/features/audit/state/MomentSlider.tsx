import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { formatDate, formatDateTime, formatExactDateTime } from '../../../ui/format';
import { bars, momentAt, movedBy, nearest, timelineOf } from './timeline';

const width = 904;
const height = 56;
const step = width / bars;

const handle = {
  position: 'absolute',
  top: -8,
  bottom: -8,
  width: 2,
  ml: '-1px',
  background: 'var(--ink)',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: -7,
    bottom: -8,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--surface)',
    border: '4px solid var(--ink)',
  },
  '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: 8, borderRadius: '4px' },
} as const;

interface MomentSliderProps {
  readonly compared: Pick<StateComparison, 'moments' | 'now' | 'was'>;
  readonly onMoment: (at: string) => void;
}

/** One handle on an installer's time: drawn to any event, and by the arrow keys to the next. */
export const MomentSlider = ({ compared, onMoment }: MomentSliderProps) => {
  const { moments, now, was } = compared;
  const timeline = useMemo(() => timelineOf({ moments, now }), [moments, now]);
  const [dragged, setDragged] = useState<number | null>(null);
  const first = moments[0]?.at ?? now.at;
  // Both ends on one day say nothing by their dates.
  const endInWords = formatDate(first) === formatDate(now.at) ? formatDateTime : formatDate;
  const index = dragged ?? momentAt(moments, was.at);
  const at = (dragged === null ? undefined : moments[dragged]?.at) ?? was.at;
  const share = timeline.shareOf(at);
  const most = Math.max(1, ...timeline.counts);
  const choose = (next: number) => {
    const moment = moments[next];
    if (moment) onMoment(moment.at);
  };
  const under = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    return nearest(moments, timeline, (clientX - left) / wide);
  };
  const press = ({ key, preventDefault }: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const next = movedBy(key, index, moments.length);
    if (next === undefined) return;
    preventDefault();
    if (next !== index) choose(next);
  };
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, pb: 1 }}>
      <Box
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(under(event));
        }}
        onPointerMove={(event) => dragged !== null && setDragged(under(event))}
        onPointerUp={() => {
          if (dragged !== null) choose(dragged);
          setDragged(null);
        }}
        onPointerCancel={() => setDragged(null)}
        sx={{ position: 'relative', height, cursor: 'ew-resize', touchAction: 'pan-y' }}
      >
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: '100%' }}
        >
          {timeline.counts.map((count, bar) => {
            const tall = Math.max(6, (count / most) * 40);
            return count === 0 ? null : (
              <rect
                key={bar}
                x={2 + bar * step}
                y={height - tall}
                width={step - 4}
                height={tall}
                rx={2}
                fill="var(--flame)"
                opacity={(bar + 0.5) / bars > share ? 0.7 : 0.28}
              />
            );
          })}
        </Box>
        <Box
          role="slider"
          tabIndex={0}
          aria-label="Moment"
          aria-valuemin={0}
          aria-valuemax={moments.length}
          aria-valuenow={index + 1}
          aria-valuetext={formatExactDateTime(at)}
          onKeyDown={(event) => press({ key: event.key, preventDefault: () => event.preventDefault() })}
          sx={handle}
          style={{ left: `${share * 100}%` }}
        />
      </Box>
      <Typography
        variant="small"
        component="p"
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}
      >
        <span>{endInWords(first)}</span>
        <span>{endInWords(now.at)}</span>
      </Typography>
    </Box>
  );
};
