import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zodResolver } from '@hookform/resolvers/zod';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { leadEditSchema } from '@pilotlight/contracts/values/lead-edit';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { choicesOf } from '../../../shared/leads/detail-words';
import { TextInput } from '../../../ui/fields/TextInput';
import { ChoiceInput } from './ChoiceInput';
import { useEditLeadMutation } from './lead-work.api';

interface DetailFormProps {
  readonly sessionId: string;
  readonly field: SheetField;
  /** As it is stored; "" where it was not given. */
  readonly value: string;
  readonly onDone: () => void;
}

const types: Partial<Record<SheetField, string>> = { phone: 'tel', email: 'email' };

/** Puts one detail right. What the contract has against it shows when the field is left; Escape leaves it as it was. */
export const DetailForm = ({ sessionId, field, value, onDone }: DetailFormProps) => {
  const [save, { isLoading, error }] = useEditLeadMutation();
  const written = field === 'phone' ? phoneInWords(value) : value;
  const { control, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(leadEditSchema),
    mode: 'onTouched',
    defaultValues: { field, value: written },
  });
  useEffect(() => setFocus('value'), [setFocus]);
  const submit = handleSubmit(async (edit) => {
    const { data } = await save({ params: { sessionId }, body: edit });
    if (data) onDone();
  });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  const { label, unit } = sheetFields[field];
  const choices = choicesOf(field);
  const refusal = error ? (apiErrorFrom(error).reason ?? 'Unable to save. Please try again.') : undefined;
  const common = { control, name: 'value', label: unit ? `${label} (${unit})` : label, refusal } as const;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={leave}
      sx={{ display: 'grid', gap: 1, py: 1 }}
    >
      {choices ? (
        <ChoiceInput {...common} choices={choices} />
      ) : (
        <TextInput {...common} type={types[field] ?? 'text'} autoComplete="off" />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" type="submit" variant="contained" disabled={isLoading}>
          {isLoading ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </Box>
  );
};
