import Select from '@mui/material/Select';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from './Field';

interface SelectInputProps<Form extends FieldValues, Values extends FieldValues> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPath<Form>;
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

/** One of a few. */
export const SelectInput = <Form extends FieldValues, Values extends FieldValues>(
  props: SelectInputProps<Form, Values>,
) => {
  const { control, name, label, options } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      {({ id, describedBy }) => (
        <Select
          native
          fullWidth
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.invalid}
          inputProps={{ id, name: field.name, 'aria-describedby': describedBy }}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
