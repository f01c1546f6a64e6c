import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Check } from 'lucide-react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface CheckboxInputProps<Form extends FieldValues, Values extends FieldValues> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPath<Form>;
  readonly label: string;
}

const box = { display: 'inline-grid', placeItems: 'center', width: 20, height: 20, borderRadius: '5px' } as const;

export const CheckboxInput = <Form extends FieldValues, Values extends FieldValues = Form>(
  props: CheckboxInputProps<Form, Values>,
) => {
  const { field } = useController({ control: props.control, name: props.name });
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, ml: '-2px', cursor: 'pointer' }}>
      <Checkbox
        name={field.name}
        checked={Boolean(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        icon={
          <Box component="span" sx={{ ...box, border: '1.5px solid var(--text-soft)', background: 'var(--surface)' }} />
        }
        checkedIcon={
          <Box component="span" sx={{ ...box, background: 'var(--flame-deep)', color: 'var(--on-flame-deep)' }}>
            <Check size={14} strokeWidth={2.5} />
          </Box>
        }
      />
      {props.label}
    </Box>
  );
};
