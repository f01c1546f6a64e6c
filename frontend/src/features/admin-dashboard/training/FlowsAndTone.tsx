import Box from '@mui/material/Box';
import { type Training, tones } from '@pilotlight/contracts/values/training';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toneNames } from '../../../shared/training/told-in';
import { CheckboxInput } from '../../../ui/fields/CheckboxInput';
import { type FlowBox, FlowChoices } from './FlowChoices';
import { ToneChoice } from './ToneChoice';
import type { TrainingFields } from './training-form';

const toneOptions = tones.map((value) => ({ value, label: toneNames[value] }));

/** How the assistant speaks, and what it takes and offers. */
export const FlowsAndTone = ({ form }: { readonly form: UseFormReturn<TrainingFields, unknown, Training> }) => {
  const { control, setValue } = form;
  const tone = useWatch({ control, name: 'tone' });
  const box: FlowBox = (name, label) => <CheckboxInput key={name} control={control} name={name} label={label} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ToneChoice
        value={tone}
        options={toneOptions}
        onChange={(next) => setValue('tone', next, { shouldDirty: true })}
      />
      <FlowChoices heading="h3" box={box} />
    </Box>
  );
};
