import Box from '@mui/material/Box';
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
    // The whole date beside its label: on a phone a row of its own.
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <OutlinedInput
        fullWidth
        size="small"
        type="date"
        value={value}
        error={Boolean(error)}
        sx={{ pl: '10px', '& .MuiInputAdornment-root': { mr: '6px' }, '& input.MuiOutlinedInput-input': { pr: '6px' } }}
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
    </Box>
  );
};
