import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { firmFactLimits } from '@pilotlight/contracts/values/firm-facts';
import type { Training } from '@pilotlight/contracts/values/training';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/TextInput';
import { icon, smallIcon } from '../../../ui/icon';
import type { TrainingFields } from './training-form';

/** Questions that visitors ask, with the firm's own answer to each. */
export const PairRows = ({ form }: { readonly form: UseFormReturn<TrainingFields, unknown, Training> }) => {
  const titleId = useId();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'pairs' });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <Typography id={titleId} variant="label" component="h3">
          Questions and answers
        </Typography>
        <Typography variant="small">In the words in which you would answer at the counter.</Typography>
      </div>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Question ${index + 1} and its answer`}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 40px',
            gap: 1,
            alignItems: 'start',
            width: '100%',
          }}
        >
          <TextInput
            errorOnceLeft
            control={control}
            name={`pairs.${index}.question`}
            label={`Question ${index + 1}`}
            maxLength={firmFactLimits.question}
          />
          <IconButton aria-label={`Remove question ${index + 1}`} onClick={() => remove(index)} sx={{ mt: '26px' }}>
            <X {...icon} />
          </IconButton>
          <TextInput
            errorOnceLeft
            control={control}
            name={`pairs.${index}.answer`}
            label={`Answer ${index + 1}`}
            multiline
            minRows={2}
          />
        </Box>
      ))}
      {fields.length < firmFactLimits.pairs && (
        <Button startIcon={<Plus {...smallIcon} />} onClick={() => append({ question: '', answer: '' })}>
          Add a question
        </Button>
      )}
    </Box>
  );
};
