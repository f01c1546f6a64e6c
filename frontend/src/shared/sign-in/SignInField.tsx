import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { Field } from '../../ui/fields/Field';

interface SignInFieldProps {
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly beside?: ReactNode;
  readonly endAdornment?: ReactNode;
}

export const SignInField = ({ label, error, beside, value, onChange, onLeave, ...input }: SignInFieldProps) => (
  <Field label={label} {...(error !== undefined && { error })} beside={beside}>
    {({ id, describedBy }) => (
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        value={value}
        error={error !== undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        slotProps={{ input: { 'aria-describedby': describedBy } }}
      />
    )}
  </Field>
);
