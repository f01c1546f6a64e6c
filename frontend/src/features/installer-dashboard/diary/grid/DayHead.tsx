import Box from '@mui/material/Box';
import { longDay, shortWeekday, weekdayName } from '../days';

interface DayHeadProps {
  readonly day: string;
  readonly isToday: boolean;
  /** "4 visits · 1 pending" */
  readonly words: string;
  readonly onOpen: () => void;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A day's number and name over its column; a press shows that day alone. */
export const DayHead = ({ day, isToday, words, onOpen }: DayHeadProps) => (
  <Box
    sx={{
      display: { xs: 'none', md: 'grid' },
      minWidth: 0,
      borderLeft: '1px solid var(--line)',
      borderBottom: '1px solid var(--line)',
      ...(isToday && { boxShadow: 'inset 0 3px 0 var(--flame)' }),
    }}
  >
    <Box
      component="button"
      type="button"
      onClick={onOpen}
      aria-label={['Show', longDay(day), words].filter(Boolean).join(' ')}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        display: 'block',
        minWidth: 0,
        p: '12px 8px',
        border: 0,
        background: 'none',
        color: 'var(--text-soft)',
        font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        textAlign: 'left',
        cursor: 'pointer',
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
      }}
    >
      <Box sx={oneLine}>
        <Box
          component="b"
          sx={{
            mr: '6px',
            fontWeight: 600,
            fontSize: 16,
            lineHeight: '24px',
            color: 'var(--ink)',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {Number(day.slice(8))}
        </Box>
        {isToday ? `${weekdayName(day)}, today` : shortWeekday(day)}
      </Box>
      <Box sx={{ ...oneLine, minHeight: 18 }}>{words}</Box>
    </Box>
  </Box>
);
