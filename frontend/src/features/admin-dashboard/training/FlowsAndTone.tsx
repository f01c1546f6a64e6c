import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Training } from '@pilotlight/contracts/values/training';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { flowNames, toneNames } from '../../../shared/training/told-in';
import { CheckboxInput } from '../../../ui/fields/CheckboxInput';
import { Segmented } from '../../../ui/Segmented';
import type { TrainingFields } from './training-form';

/** How the assistant speaks, and what it takes and offers. */
export const FlowsAndTone = ({ form }: { readonly form: UseFormReturn<TrainingFields, unknown, Training> }) => {
  const flowsId = useId();
  const { control, setValue } = form;
  const tone = useWatch({ control, name: 'tone' });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography variant="label" component="p" aria-hidden sx={{ mb: 0.75 }}>
          Tone
        </Typography>
        <Segmented
          label="Tone"
          value={tone}
          options={[
            { value: 'friendly', label: toneNames.friendly },
            { value: 'plain', label: toneNames.plain },
            { value: 'formal', label: toneNames.formal },
          ]}
          onChange={(next) => setValue('tone', next, { shouldDirty: true })}
        />
      </div>
      <Box role="group" aria-labelledby={flowsId} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography id={flowsId} variant="label" component="h3">
          Flows
        </Typography>
        <CheckboxInput control={control} name="flows.takesCallbacks" label={flowNames.takesCallbacks} />
        <CheckboxInput control={control} name="flows.takesQuoteRequests" label={flowNames.takesQuoteRequests} />
        <CheckboxInput control={control} name="flows.asksForPhotos" label={flowNames.asksForPhotos} />
        <CheckboxInput control={control} name="flows.offersVisits" label={flowNames.offersVisits} />
      </Box>
    </Box>
  );
};
