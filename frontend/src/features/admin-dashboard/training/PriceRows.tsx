import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type PriceKind, type Training, trainingLimits } from '@pilotlight/contracts/values/training';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SelectInput } from '../../../ui/fields/SelectInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { icon, smallIcon } from '../../../ui/icon';
import type { TrainingFields } from './training-form';

const kinds = [
  { value: 'from', label: 'From' },
  { value: 'fixed', label: 'Fixed' },
  { value: 'hourly', label: 'Per hour' },
  { value: 'call-out', label: 'Call-out' },
] as const satisfies readonly { readonly value: PriceKind; readonly label: string }[];

/** On a phone the name and what is in it take a line each; the way to remove it stands beside the name. */
const areas = {
  xs: '"what what remove" "kind amount ." "includes includes ."',
  sm: '"what kind amount remove" "includes includes includes ."',
} as const;

/** The prices that may be named; without any the assistant names none. */
export const PriceRows = ({ form }: { readonly form: UseFormReturn<TrainingFields, unknown, Training> }) => {
  const titleId = useId();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <Typography id={titleId} variant="label" component="h3">
          Prices
        </Typography>
        <Typography variant="small">
          Shown as “from £89”, “£92”, “£85 an hour” or “£60 call-out”. The assistant never makes up a price.
        </Typography>
      </div>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Price ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateAreas: areas,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
              sm: 'minmax(0, 1fr) 112px 96px 40px',
            },
            gap: 1,
            alignItems: 'start',
            width: '100%',
          }}
        >
          <Box sx={{ gridArea: 'what' }}>
            <TextInput
              errorOnceLeft
              control={control}
              name={`prices.${index}.what`}
              label={`Price ${index + 1} for`}
              maxLength={trainingLimits.line}
            />
          </Box>
          <Box sx={{ gridArea: 'kind' }}>
            <SelectInput control={control} name={`prices.${index}.kind`} label="Kind" options={kinds} />
          </Box>
          <Box sx={{ gridArea: 'amount' }}>
            <TextInput errorOnceLeft control={control} name={`prices.${index}.from`} label="Amount £" maxLength={9} />
          </Box>
          <Box sx={{ gridArea: 'includes' }}>
            <TextInput
              errorOnceLeft
              control={control}
              name={`prices.${index}.includes`}
              label="Includes"
              placeholder="VAT; parts are extra"
              maxLength={trainingLimits.line}
            />
          </Box>
          <IconButton
            aria-label={`Remove price ${index + 1}`}
            onClick={() => remove(index)}
            sx={{ gridArea: 'remove', mt: '26px' }}
          >
            <X {...icon} />
          </IconButton>
        </Box>
      ))}
      {fields.length < trainingLimits.prices && (
        <Button
          startIcon={<Plus {...smallIcon} />}
          onClick={() => append({ what: '', from: '', kind: 'from', includes: '' })}
        >
          Add a price
        </Button>
      )}
    </Box>
  );
};
