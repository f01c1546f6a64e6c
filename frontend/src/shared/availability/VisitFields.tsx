import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { availabilityLimits } from '@pilotlight/contracts/values/availability';
import { type ReactNode, useId } from 'react';
import { TextInput } from '../../ui/fields/TextInput';
import type { AvailabilityFields } from './availability-fields';
import type { AvailabilityForm } from './useAvailabilityForm';

interface AvailabilityProps {
  readonly availability: AvailabilityForm;
}

type NumberName = keyof AvailabilityFields & keyof typeof availabilityLimits;

interface NumberFieldProps extends AvailabilityProps {
  readonly name: Exclude<NumberName, 'blockedDates'>;
  readonly label: string;
  readonly help: string;
}

const NumberField = ({ availability, name, label, help }: NumberFieldProps) => {
  const { least, most, ...more } = availabilityLimits[name];
  return (
    <TextInput
      control={availability.form.control}
      name={name}
      label={label}
      help={help}
      type="number"
      autoComplete="off"
      range={{ min: least, max: most, ...more }}
    />
  );
};

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
      gap: { xs: 2, md: '24px 16px' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

/** How early and how late a visit can be booked. */
export const AdvanceFields = ({ availability }: AvailabilityProps) => (
  <Fields>
    <NumberField
      availability={availability}
      name="minAdvanceBookingDays"
      label="Minimum days in advance"
      help="0 to 30. With 0 visitors can book for today."
    />
    <NumberField
      availability={availability}
      name="maxAdvanceBookingDays"
      label="Maximum days in advance"
      help="1 to 365. Later days aren't offered yet."
    />
  </Fields>
);

/** How long a visit takes, what lies between two, and how many there are at once. */
export const VisitFields = ({ availability }: AvailabilityProps) => (
  <Fields>
    <NumberField
      availability={availability}
      name="slotDuration"
      label="Slot duration in minutes"
      help="15 to 480, in steps of 15."
    />
    <NumberField
      availability={availability}
      name="bufferMinutes"
      label="Minutes between visits"
      help="0 to 240, for the drive to the next one."
    />
    <NumberField
      availability={availability}
      name="capacity"
      label="Visits at once"
      help="1 to 20: how many engineers can be out."
    />
  </Fields>
);

/** Whether a booking waits for the installer's word. */
export const ConfirmationSwitch = ({ availability: { form, fields } }: AvailabilityProps) => {
  const noteId = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px', alignItems: 'center' }}>
      <Typography variant="label" component="span">
        Confirm bookings at once
      </Typography>
      <Switch
        checked={fields.instantConfirmation}
        onChange={(_, on) => form.setValue('instantConfirmation', on)}
        slotProps={{ input: { 'aria-label': 'Confirm bookings at once', 'aria-describedby': noteId } }}
      />
      <Typography id={noteId} variant="small" sx={{ gridColumn: '1 / -1' }}>
        {fields.instantConfirmation
          ? 'A visit stands as soon as it is booked.'
          : 'A booked visit holds its time and waits in the diary until it is confirmed.'}
      </Typography>
    </Box>
  );
};
