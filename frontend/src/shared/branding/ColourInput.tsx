import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { Field } from '../../ui/fields/Field';
import { useBrandingForm } from './branding-form';
import { contrastInWords } from './contrast';

interface ColourInputProps {
  readonly name: 'branding.primaryColour' | 'branding.accentColour';
  readonly label: string;
}

const swatch = {
  width: 24,
  height: 24,
  flex: 'none',
  ml: -0.5,
  p: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: '1px solid rgb(0 0 0 / .12)', borderRadius: '6px' },
  '&::-moz-color-swatch': { border: '1px solid rgb(0 0 0 / .12)', borderRadius: '6px' },
} as const;

/** A colour, picked or typed as #RRGGBB, with the text the widget will put on it. */
export const ColourInput = ({ name, label }: ColourInputProps) => {
  const { control } = useBrandingForm();
  const { field, fieldState } = useController({ control, name });
  const words = contrastInWords(field.value);
  return (
    <Box sx={fieldState.error ? undefined : { '& p': { color: 'var(--good)' } }}>
      <Field label={label} help={words ?? undefined} error={fieldState.error?.message}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            name={field.name}
            inputRef={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.invalid}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 7, spellCheck: false } }}
            sx={{ gap: 1, pl: 1.5, '& input.MuiOutlinedInput-input': { pl: 0 } }}
            startAdornment={
              <Box
                component="input"
                type="color"
                aria-label={`${label}, picker`}
                value={words === null ? '#000000' : field.value.toLowerCase()}
                onChange={({ target }) => field.onChange(target.value.toUpperCase())}
                sx={swatch}
              />
            }
          />
        )}
      </Field>
    </Box>
  );
};
