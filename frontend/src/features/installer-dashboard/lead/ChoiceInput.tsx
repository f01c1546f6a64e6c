import Select from '@mui/material/Select';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { choiceInWords } from '../../../shared/leads/detail-words';
import { Field } from '../../../ui/fields/Field';

interface ChoiceInputProps<Form extends FieldValues, Values extends FieldValues> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPath<Form>;
  readonly label: string;
  readonly choices: readonly string[];
  readonly refusal: string | undefined;
}

/** One of a few words, or none. What stands there in other words stays to be chosen. */
export const ChoiceInput = <Form extends FieldValues, Values extends FieldValues>(
  props: ChoiceInputProps<Form, Values>,
) => {
  const { control, name, label, choices, refusal } = props;
  const { field, fieldState } = useController({ control, name });
  const held: unknown = field.value;
  const value = typeof held === 'string' ? held : '';
  const offered = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <Field label={label} error={fieldState.error?.message} refusal={refusal}>
      {({ id, describedBy }) => (
        <Select
          native
          fullWidth
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.invalid || Boolean(refusal)}
          inputProps={{ id, name: field.name, 'aria-describedby': describedBy }}
        >
          <option value="">Not given</option>
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {choiceInWords(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
