import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from './Field';

export interface TextInputProps<Form extends FieldValues, Values extends FieldValues = Form> extends Pick<
  OutlinedInputProps,
  | 'type'
  | 'required'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'disabled'
  | 'multiline'
  | 'minRows'
  | 'endAdornment'
  | 'sx'
> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPath<Form>;
  readonly label: string;
  readonly help?: string;
  readonly beside?: ReactNode;
  readonly maxLength?: number;
  /** Of a number: its bounds and how far a step goes. */
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
  /** Puts what was typed into its right form, once the field is left. */
  readonly onLeave?: (typed: string) => string;
  /** What the server had against it. It has been told aloud elsewhere and is not read out again. */
  readonly refusal?: string;
  /** Of a row in a list: the form checks all rows as one is added, before anybody could fill it in. */
  readonly errorOnceLeft?: boolean;
}

/** A text field of a react-hook-form form; the schema's message appears when it is left. */
export const TextInput = <Form extends FieldValues, Values extends FieldValues = Form>(
  props: TextInputProps<Form, Values>,
) => {
  const {
    control,
    name,
    label,
    required = false,
    help,
    beside,
    maxLength,
    range,
    onLeave,
    refusal,
    errorOnceLeft,
    ...input
  } = props;
  const { field, fieldState, formState } = useController({ control, name });
  const isChecked = !errorOnceLeft || fieldState.isTouched || formState.isSubmitted;
  const error = isChecked ? fieldState.error?.message : undefined;
  const value: unknown = field.value;
  const leave = () => {
    const tidied = onLeave && typeof value === 'string' ? onLeave(value) : value;
    if (tidied !== value) field.onChange(tidied);
    field.onBlur();
  };
  return (
    <Field label={label} required={required} help={help} error={error} refusal={refusal} beside={beside}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          id={id}
          fullWidth
          required={required}
          name={field.name}
          inputRef={field.ref}
          value={value ?? ''}
          onChange={field.onChange}
          onBlur={leave}
          error={(isChecked && fieldState.invalid) || Boolean(refusal)}
          slotProps={{ input: { 'aria-describedby': describedBy, maxLength, ...range } }}
        />
      )}
    </Field>
  );
};
