import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { CalendarDays } from 'lucide-react';
import { icon } from '../../../../ui/icon';
import { dayInWords } from '../days';
import { placeOf } from '../visit';
import { CalendarFileButton } from './CalendarFileButton';

interface Tint {
  readonly background: string;
  readonly color: string;
  readonly says?: string;
}

const tints: Readonly<Record<AppointmentStatus, Tint>> = {
  pending: { background: 'var(--warn-soft)', color: 'var(--warn)', says: 'the slot is held until you answer' },
  confirmed: { background: 'var(--flame-soft)', color: 'var(--flame-deep)' },
  completed: { background: 'var(--good-soft)', color: 'var(--good)' },
  cancelled: { background: 'var(--surface-sunk)', color: 'var(--text-soft)', says: 'the time is free again' },
  no_show: { background: 'var(--bad-soft)', color: 'var(--bad)', says: 'nobody was there' },
};

interface VisitWhenProps {
  readonly visit: Appointment;
  readonly today: string;
  /** Said in place of what its status means, while it is being moved. */
  readonly instead?: string;
}

/** When a visit is, in the colour of its status, and the way into a calendar. */
export const VisitWhen = ({ visit, today, instead }: VisitWhenProps) => {
  const { day, start, end } = placeOf(visit);
  const { says, ...tint } = tints[visit.status];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, borderRadius: '8px', ...tint }}>
      <CalendarDays {...icon} style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="head" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {start} to {end}
        </Typography>
        <Typography variant="small" sx={{ color: 'inherit' }}>
          {[dayInWords(day, today), instead ?? says].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <CalendarFileButton visit={visit} />
    </Box>
  );
};
