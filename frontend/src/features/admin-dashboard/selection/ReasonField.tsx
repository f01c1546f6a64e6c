import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why chatbots are suspended, where the admin wants to say it. */
export const ReasonField = ({ value, onChange }: ReasonFieldProps) => {
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="label" component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        Reason (optional)
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ maxLength: 200, 'aria-describedby': `${id}-help` }}
      />
      <Typography id={`${id}-help`} variant="small" sx={{ mt: 0.5 }}>
        Stands on the card until the chatbot is resumed. The installer may read it.
      </Typography>
    </Box>
  );
};
