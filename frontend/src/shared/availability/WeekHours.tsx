import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { smallIcon } from '../../ui/icon';
import { isDayChanged, weekdaysInOrder } from './availability-changes';
import { fieldsOf } from './availability-fields';
import { DayHours, dayColumns } from './DayHours';
import { marksOf, scaleOf } from './hours-scale';
import type { AvailabilityForm } from './useAvailabilityForm';

const monday = 1;
const otherWeekdays = [2, 3, 4, 5] as const;

/** Gives Tuesday to Friday the hours of Monday. */
export const CopyMonday = ({ availability: { form } }: { readonly availability: AvailabilityForm }) => (
  <Button
    size="small"
    startIcon={<Copy {...smallIcon} />}
    onClick={() => {
      const { open, intervals } = form.getValues(`week.${monday}`);
      for (const weekday of otherWeekdays) {
        form.setValue(`week.${weekday}.open`, open);
        form.setValue(`week.${weekday}.intervals`, structuredClone(intervals), { shouldValidate: true });
      }
    }}
  >
    Copy Monday to weekdays
  </Button>
);

interface WeekHoursProps {
  readonly availability: AvailabilityForm;
  readonly narrow?: boolean;
}

/** A week's hours, day by day. */
export const WeekHours = ({ availability: { form, fields, kept }, narrow = false }: WeekHoursProps) => {
  const scale = scaleOf(fields.week);
  const before = fieldsOf(kept);
  return (
    <>
      <Box aria-hidden sx={{ ...dayColumns(narrow), display: { xs: 'none', md: 'grid' }, pt: 1.5 }}>
        <Typography
          variant="small"
          component="div"
          sx={{
            gridColumn: 3,
            display: 'flex',
            justifyContent: 'space-between',
            mx: -1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {marksOf(scale).map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </Typography>
      </Box>
      <Box component="ul" sx={{ '& > li:first-of-type': { borderTop: 0 } }}>
        {weekdaysInOrder.map((weekday) => (
          <DayHours
            key={weekday}
            form={form}
            weekday={weekday}
            scale={scale}
            narrow={narrow}
            changed={isDayChanged(weekday, before, fields)}
          />
        ))}
      </Box>
    </>
  );
};
