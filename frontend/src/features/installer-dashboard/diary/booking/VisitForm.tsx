import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { appointmentTypeNames, appointmentTypes, durationSchema } from '@pilotlight/contracts/values/appointment';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { tidiedTime } from '../../../../ui/clock-time';
import { leave } from '../../../../shared/unsaved/leaving';
import { UnsavedQuestion } from '../../../../shared/unsaved/UnsavedQuestion';
import { AppDialog } from '../../../../ui/AppDialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { longDay } from '../days';
import { useFreeTimesQuery } from '../diary.api';
import { customerOf } from '../visit';
import { durationOptions } from './duration-options';
import { FreeTimes } from './FreeTimes';
import { SelectInput } from '../../../../ui/fields/SelectInput';
import { type Booking, useVisitForm } from './useVisitForm';

interface VisitFormProps {
  readonly booking: Booking;
  /** When the visitor would like it, in their words. */
  readonly preferred?: string;
  readonly onDone: (visit: Appointment) => void;
  readonly onClose: () => void;
}

const types = appointmentTypes.map((value) => ({ value, label: appointmentTypeNames[value] }));
const two = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: 2 } as const;
const asked = z.object({ day: z.iso.date(), duration: z.coerce.number().pipe(durationSchema) });

/** Puts a visit into the diary by hand, or moves and corrects one. */
export const VisitForm = ({ booking, preferred, onDone, onClose }: VisitFormProps) => {
  const { form, submit, nearest, takeTime, losesChanges } = useVisitForm({ booking, onDone });
  const { control, formState, setFocus } = form;
  const formId = useId();
  const [day, duration] = useWatch({ control, name: ['day', 'duration'] });
  const wanted = asked.safeParse({ day, duration });
  const free = useFreeTimesQuery(
    wanted.success ? { query: { date: wanted.data.day, duration: wanted.data.duration } } : undefined,
    { skip: !wanted.success },
  );
  const slots = free.currentData?.days.flatMap((each) => each.slots) ?? [];
  const isNew = booking.kind === 'new';
  useEffect(() => setFocus(isNew ? 'customerName' : 'time'), [setFocus, isNew]);
  const busy = formState.isSubmitting;
  return (
    <AppDialog
      open
      full
      width={640}
      busy={busy}
      title={isNew ? 'Add an appointment' : `Move or correct: ${customerOf(booking.visit)}`}
      onClose={() => leave(onClose)}
      actions={
        <>
          <Button disabled={busy} onClick={() => leave(onClose)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? 'Saving...' : isNew ? 'Add appointment' : 'Save changes'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextInput control={control} name="customerName" label="Name" required autoComplete="off" />
        <Box sx={two}>
          <TextInput control={control} name="customerPhone" label="Phone" type="tel" autoComplete="off" />
          <TextInput control={control} name="customerEmail" label="Email" type="email" autoComplete="off" />
          <TextInput control={control} name="customerPostcode" label="Postcode" autoComplete="off" />
          <SelectInput control={control} name="appointmentType" label="Type" options={types} />
        </Box>
        <Box sx={{ ...two, gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
          <TextInput
            control={control}
            name="day"
            label="Day"
            type="date"
            required
            {...(wanted.success && { help: longDay(wanted.data.day) })}
          />
          <TextInput control={control} name="time" label="Time" required placeholder="14:30" onLeave={tidiedTime} />
          <SelectInput
            control={control}
            name="duration"
            label="Takes"
            options={durationOptions(isNew ? 60 : booking.visit.duration)}
          />
        </Box>
        {preferred && <Typography variant="small">Asked for: {preferred}</Typography>}
        {nearest.length > 0 ? (
          <FreeTimes withDay label="Nearest free times" slots={nearest} onTake={takeTime} />
        ) : (
          <FreeTimes label="Free that day" slots={slots} onTake={takeTime} />
        )}
        <TextInput control={control} name="notes" label="Notes" multiline minRows={2} />
      </Box>
      <UnsavedQuestion changed={['the appointment']} losesChanges={losesChanges} />
    </AppDialog>
  );
};
