import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordEye } from './PasswordEye';
import { TextInput, type TextInputProps } from './TextInput';

/** A password field whose content can be looked at. */
export const PasswordInput = <Form extends FieldValues, Values extends FieldValues = Form>(
  props: Omit<TextInputProps<Form, Values>, 'type' | 'endAdornment'>,
) => {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      endAdornment={<PasswordEye visible={visible} onToggle={() => setVisible(!visible)} />}
    />
  );
};
