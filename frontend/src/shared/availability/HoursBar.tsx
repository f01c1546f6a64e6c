import Box from '@mui/material/Box';
import { minutesOf, tidiedTime } from '../../ui/clock-time';
import type { Scale } from './hours-scale';

interface HoursBarProps {
  readonly intervals: readonly { readonly start: string; readonly end: string }[];
  readonly scale: Scale;
}

/** A day's hours, drawn; the fields beside it say the same. */
export const HoursBar = ({ intervals, scale: { from, to, step } }: HoursBarProps) => {
  const shareOf = (minutes: number): number => Math.min(1, Math.max(0, (minutes - from * 60) / ((to - from) * 60)));
  const drawn = intervals
    .map(({ start, end }) => [shareOf(minutesOf(tidiedTime(start))), shareOf(minutesOf(tidiedTime(end)))] as const)
    .filter(([start, end]) => end > start);
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: { xs: 12, md: 20 },
        borderRadius: '5px',
        background: `repeating-linear-gradient(90deg, var(--line-strong) 0 1px, transparent 1px calc(100% * ${step} / ${to - from})), var(--surface-sunk)`,
      }}
    >
      {drawn.map(([start, end]) => (
        <Box
          key={start}
          style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            borderRadius: '5px',
            background: 'var(--flame)',
            boxShadow: '0 0 0 1px var(--surface)',
          }}
        />
      ))}
    </Box>
  );
};
