import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Tick } from './Tick';

interface CheckboxInputProps<Form extends FieldValues, Values extends FieldValues> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPath<Form>;
  readonly label: string;
}

export const CheckboxInput = <Form extends FieldValues, Values extends FieldValues = Form>(
  props: CheckboxInputProps<Form, Values>,
) => {
  const { field } = useController({ control: props.control, name: props.name });
  return (
    <Tick
      name={field.name}
      label={props.label}
      checked={Boolean(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};
