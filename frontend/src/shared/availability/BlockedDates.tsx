import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { availabilityLimits, shownAvailabilitySchema } from '@pilotlight/contracts/values/availability';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/fields/Field';
import { formatLongDate } from '../../ui/format';
import { smallIcon } from '../../ui/icon';
import type { AvailabilityForm } from './useAvailabilityForm';

/** Dates on which no visit can be booked; one that is there already is not added again. */
export const BlockedDates = ({ availability: { form, fields } }: { readonly availability: AvailabilityForm }) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const { data, error } = shownAvailabilitySchema.shape.blockedDates.safeParse([...fields.blockedDates, typed]);
    setFault(error?.issues[0]?.message);
    if (!data) return;
    form.setValue('blockedDates', data);
    setTyped('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Field label="Date to block" error={fault} help="Holidays, training, days off. Nobody can book a visit on it.">
        {({ id, describedBy }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <OutlinedInput
              id={id}
              type="date"
              value={typed}
              error={Boolean(fault)}
              onChange={({ target }) => {
                setTyped(target.value);
                setFault(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The form is saved by its own button; here Enter blocks the date.
                event.preventDefault();
                add();
              }}
              sx={{ flex: { xs: 1, md: 'none' }, width: { md: 200 } }}
              slotProps={{ input: { 'aria-describedby': describedBy, max: '2199-12-31' } }}
            />
            <Button onClick={add}>Block date</Button>
          </Box>
        )}
      </Field>
      {fields.blockedDates.length === 0 ? (
        <Typography variant="small">No dates are blocked.</Typography>
      ) : (
        <Box component="ul" aria-label="Blocked dates">
          {fields.blockedDates.map((date) => (
            <Box
              key={date}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                minHeight: 48,
                borderTop: '1px dashed var(--line)',
              }}
            >
              <Typography variant="label" component="time" dateTime={date}>
                {formatLongDate(date)}
              </Typography>
              <IconButton
                aria-label={`Unblock ${formatLongDate(date)}`}
                onClick={() =>
                  form.setValue(
                    'blockedDates',
                    fields.blockedDates.filter((each) => each !== date),
                  )
                }
                sx={{ color: 'var(--text-soft)' }}
              >
                <Trash2 {...smallIcon} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {fields.blockedDates.length >= availabilityLimits.blockedDates.most && (
        <Typography variant="small">No more dates fit in. Unblock past ones first.</Typography>
      )}
    </Box>
  );
};
