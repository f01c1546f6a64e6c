import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** An end of the days that the list is narrowed to. */
export const DayField = ({ label, value, error, onChange }: DayFieldProps) => {
  const noteId = useId();
  return (
    <div>
      <OutlinedInput
        fullWidth
        size="small"
        type="date"
        value={value}
        error={Boolean(error)}
        startAdornment={
          <InputAdornment position="start" aria-hidden>
            {label}
          </InputAdornment>
        }
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ 'aria-label': label, 'aria-describedby': error ? noteId : undefined }}
      />
      {error && (
        <Typography id={noteId} variant="small" component="p" role="alert" sx={{ mt: '6px', color: 'var(--bad)' }}>
          {error}
        </Typography>
      )}
    </div>
  );
};
