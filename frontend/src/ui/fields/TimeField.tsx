import OutlinedInput from '@mui/material/OutlinedInput';
import { tidiedTime } from '../clock-time';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (time: string) => void;
  /** The field is left, or Enter pressed in it; what was typed has been put into its right form. */
  readonly onLeave: () => void;
}

/** A time of day on the wall clock, as it is mostly typed. */
export const TimeField = ({ label, value, wrong, describedBy, onChange, onLeave }: TimeFieldProps) => (
  <OutlinedInput
    value={value}
    error={wrong}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={({ key }) => {
      if (key === 'Enter') onLeave();
    }}
    onBlur={() => {
      if (tidiedTime(value) !== value) onChange(tidiedTime(value));
      onLeave();
    }}
    sx={{ width: 64, height: { xs: 44, md: 36 }, fontVariantNumeric: 'tabular-nums' }}
    slotProps={{
      input: {
        'aria-label': label,
        'aria-describedby': describedBy,
        inputMode: 'numeric',
        maxLength: 8,
        autoComplete: 'off',
        sx: { textAlign: 'center', px: '4px' },
      },
    }}
  />
);
