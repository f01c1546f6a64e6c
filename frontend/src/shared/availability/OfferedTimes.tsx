import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatLongDate, formatTime } from '../../ui/format';
import { isDayChanged, weekdaysInOrder } from './availability-changes';
import { fieldsOf } from './availability-fields';
import { nextOfferedDay } from './offered-day';
import type { AvailabilityForm } from './useAvailabilityForm';

const chip = {
  p: '6px 12px',
  borderRadius: '999px',
  boxShadow: 'inset 0 0 0 1px currentColor',
  color: 'var(--good)',
  font: "600 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What comes of the hours: the times of the next day that visitors can book, of a changed one if there is one. */
export const OfferedTimes = ({
  availability: { draft, fields, kept },
}: {
  readonly availability: AvailabilityForm;
}) => {
  const [now] = useState(() => new Date().toISOString());
  if (!draft)
    return <Typography variant="small">What visitors are offered shows here once the fields are in order.</Typography>;
  const before = fieldsOf(kept);
  const changed = weekdaysInOrder.filter((weekday) => isDayChanged(weekday, before, fields));
  const day = nextOfferedDay(draft, now, changed);
  if (!day)
    return (
      <Typography variant="small">Nothing: no day that can be booked has hours long enough for a visit.</Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="small">
        {formatLongDate(day.date)}, {draft.slotDuration} minute slots, UK time
      </Typography>
      <Box component="ul" aria-label="Times offered" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {day.slots.map(({ start }) => (
          <Box key={start} component="li" sx={chip}>
            {formatTime(start)}
          </Box>
        ))}
      </Box>
      <Typography variant="small">
        The last slot ends by closing. Visits already booked outside new hours stay booked.
      </Typography>
    </Box>
  );
};
