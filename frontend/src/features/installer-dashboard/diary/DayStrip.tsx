import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { longDay, weekdayName } from './days';
import { visitsInWords } from './diary-title';
import { placeOf } from './visit';

interface DayStripProps {
  readonly days: readonly string[];
  readonly day: string;
  readonly appointments: readonly Appointment[];
  readonly onDay: (day: string) => void;
}

const most = 5;

/** A phone's week: its days, with a dot for each visit. */
export const DayStrip = ({ days, day: shown, appointments, onDay }: DayStripProps) => (
  <Box
    component="nav"
    aria-label="Days"
    sx={{
      display: { xs: 'grid', md: 'none' },
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: 0.5,
      mb: 1.5,
    }}
  >
    {days.map((day) => {
      const counted = appointments.filter((visit) => visit.status !== 'cancelled' && placeOf(visit).day === day);
      const pending = counted.filter(({ status }) => status === 'pending').length;
      const isShown = day === shown;
      return (
        <ButtonBase
          key={day}
          aria-current={isShown ? 'date' : undefined}
          aria-label={[longDay(day), visitsInWords(counted.length, pending)].filter(Boolean).join(', ')}
          onClick={() => onDay(day)}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: '2px',
            p: '6px 0 8px',
            borderRadius: '8px',
            color: isShown ? '#fff' : 'var(--text-soft)',
            background: isShown ? 'var(--rail-high)' : 'none',
            fontSize: 12.5,
            lineHeight: '18px',
          }}
        >
          {weekdayName(day).charAt(0)}
          <Box
            component="b"
            sx={{
              fontWeight: 600,
              fontSize: 16,
              lineHeight: '24px',
              color: isShown ? '#fff' : 'var(--ink)',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {Number(day.slice(8))}
          </Box>
          <Box sx={{ display: 'flex', gap: '2px', height: 5 }}>
            {counted.slice(0, most).map(({ id }) => (
              <Box
                key={id}
                sx={{
                  width: 5,
                  height: 5,
                  borderRadius: '50%',
                  background: isShown ? '#33c1f5' : 'var(--flame-deep)',
                }}
              />
            ))}
          </Box>
        </ButtonBase>
      );
    })}
  </Box>
);
