import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { icon } from '../icon';
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
      endAdornment={
        <IconButton
          edge="end"
          aria-label={visible ? 'Hide password' : 'Show password'}
          onClick={() => setVisible(!visible)}
          sx={{ color: 'var(--text-soft)', mr: '-10px' }}
        >
          {visible ? <EyeOff {...icon} /> : <Eye {...icon} />}
        </IconButton>
      }
    />
  );
};
