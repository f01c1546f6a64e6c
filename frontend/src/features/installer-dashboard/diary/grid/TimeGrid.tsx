import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import { visitsInShort, visitsInWords } from '../diary-title';
import { longDay } from '../days';
import type { Draft } from '../useDraft';
import { timeOf } from '../visit';
import { closedBetween, openHours } from './closed-hours';
import { DayColumn } from './DayColumn';
import { DayHead } from './DayHead';
import { hoursFor, layOut } from './diary-layout';

interface TimeGridProps {
  readonly days: readonly string[];
  readonly today: string;
  /** Minutes since midnight. */
  readonly now: number;
  readonly appointments: readonly Appointment[];
  readonly availability: AvailabilityConfig | undefined;
  readonly hourHeight: number;
  readonly chosenId: string | null;
  readonly tabStopId: string | null;
  readonly draft: Draft | null;
  readonly onChoose: (visit: Appointment) => void;
  readonly onOpenDay: (day: string) => void;
}

const shareOf = ({ isToday, isShut }: { isToday: boolean; isShut: boolean }): string => {
  if (isToday) return 'minmax(0, 1.75fr)';
  return isShut ? 'minmax(0, .5fr)' : 'minmax(0, 1fr)';
};

/** Days beside each other, drawn as time. */
export const TimeGrid = (props: TimeGridProps) => {
  const { days, today, now, appointments, availability, hourHeight, onOpenDay, ...chosen } = props;
  const columns = days.map((day) => {
    const visits = layOut(appointments, day);
    const open = availability && openHours(availability, day);
    const counted = visits.map(({ appointment }) => appointment.status).filter((status) => status !== 'cancelled');
    const numbers = [counted.length, counted.filter((status) => status === 'pending').length] as const;
    const wide = day === today || days.length === 1;
    const words = visitsInWords(...numbers);
    const short = wide ? words : visitsInShort(...numbers);
    return {
      day,
      visits,
      open,
      words,
      short,
      wide,
      isToday: day === today,
      isShut: open?.length === 0 && visits.length === 0,
    };
  });
  const hours = hoursFor(
    columns.flatMap(({ open = [] }) => open),
    columns.flatMap(({ visits }) => visits.map(({ place }) => place)),
  );
  const marks = Array.from({ length: hours.to - hours.from - 1 }, (_, index) => hours.from + index + 1);
  const whole = { from: hours.from * 60, to: hours.to * 60 };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '52px minmax(0, 1fr)',
          md: `56px ${columns.map((column) => (days.length === 1 ? 'minmax(0, 1fr)' : shareOf(column))).join(' ')}`,
        },
        gridTemplateRows: 'auto auto',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ gridRow: 1, borderBottom: { md: '1px solid var(--line)' } }} />
      <Box
        aria-hidden
        sx={{
          gridRow: 2,
          gridColumn: 1,
          position: 'relative',
          fontSize: 12.5,
          lineHeight: '18px',
          color: 'var(--text-soft)',
        }}
      >
        {marks.map((hour) => (
          <Box
            component="span"
            key={hour}
            style={{ top: (hour - hours.from) * hourHeight }}
            sx={{
              position: 'absolute',
              right: 8,
              transform: 'translateY(-50%)',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {timeOf(hour * 60)}
          </Box>
        ))}
      </Box>
      {columns.map(({ day, visits, open, words, short, wide, isToday }) => (
        <Box
          component="section"
          key={day}
          aria-label={[longDay(day), words].filter(Boolean).join(', ')}
          sx={{ display: 'grid', gridRow: '1 / span 2', gridTemplateRows: 'subgrid', minWidth: 0 }}
        >
          <DayHead {...{ day, isToday }} words={short} onOpen={() => onOpenDay(day)} />
          <Box sx={{ gridRow: 2, minWidth: 0 }}>
            <DayColumn
              {...{ day, isToday, hours, hourHeight, visits, ...chosen }}
              closed={open ? closedBetween(open, whole) : []}
              closedWord={open?.length === 0 ? 'Closed' : ''}
              now={isToday ? now : null}
              wide={wide}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
