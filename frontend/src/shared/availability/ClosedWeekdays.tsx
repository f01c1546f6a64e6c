import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { weekdayNames, weekdaysInOrder } from './availability-changes';
import type { AvailabilityForm } from './useAvailabilityForm';

/** The days of the week on which no visit can be booked; a press closes a day or opens it again. */
export const ClosedWeekdays = ({ availability: { form, fields } }: { readonly availability: AvailabilityForm }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(152px, 1fr))' },
    }}
  >
    {weekdaysInOrder.map((weekday) => {
      const open = fields.week[weekday]?.open ?? false;
      return (
        <Box key={weekday} component="li">
          <Button
            fullWidth
            aria-pressed={!open}
            aria-label={`${weekdayNames[weekday]} closed`}
            onClick={() => form.setValue(`week.${weekday}.open`, !open, { shouldValidate: true })}
            sx={{
              justifyContent: 'space-between',
              px: 1.5,
              ...(!open && { background: 'var(--surface-sunk)', color: 'var(--text-soft)' }),
            }}
          >
            {weekdayNames[weekday]}
            <Typography variant="small" component="span">
              {open ? 'Open' : 'Closed'}
            </Typography>
          </Button>
        </Box>
      );
    })}
  </Box>
);
