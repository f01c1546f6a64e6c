import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Training, trainingLimits } from '@pilotlight/contracts/values/training';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/TextInput';
import { icon, smallIcon } from '../../../ui/icon';
import type { TrainingFields } from './training-form';

/** The prices that may be named; without any the assistant names none. */
export const PriceRows = ({ form }: { readonly form: UseFormReturn<TrainingFields, unknown, Training> }) => {
  const titleId = useId();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={titleId} variant="label" component="h3">
        Prices
      </Typography>
      <Typography variant="small">Said as “from £89.00”. A price that isn’t here is never named.</Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 104px 40px',
            gap: 1,
            alignItems: 'start',
            width: '100%',
          }}
        >
          <TextInput
            control={control}
            name={`prices.${index}.what`}
            label={`Price ${index + 1} for`}
            maxLength={trainingLimits.line}
          />
          <TextInput control={control} name={`prices.${index}.from`} label="From £" maxLength={9} />
          <IconButton aria-label={`Remove price ${index + 1}`} onClick={() => remove(index)} sx={{ mt: '26px' }}>
            <X {...icon} />
          </IconButton>
        </Box>
      ))}
      {fields.length < trainingLimits.prices && (
        <Button startIcon={<Plus {...smallIcon} />} onClick={() => append({ what: '', from: '' })}>
          Add a price
        </Button>
      )}
    </Box>
  );
};
