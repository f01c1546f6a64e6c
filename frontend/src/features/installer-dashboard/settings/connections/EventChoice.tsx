import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type ForwardEvent, forwardEventNames, forwardEvents } from '@pilotlight/contracts/values/connection';
import { useId } from 'react';

interface EventChoiceProps {
  readonly chosen: readonly ForwardEvent[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: ForwardEvent[]) => void;
}

/** What is sent, by tick. */
export const EventChoice = ({ chosen, error, onChange }: EventChoiceProps) => {
  const noteId = useId();
  const turn = (event: ForwardEvent, on: boolean) =>
    onChange(forwardEvents.filter((each) => (each === event ? on : chosen.includes(each))));
  return (
    <Box component="fieldset" aria-describedby={error ? noteId : undefined} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="label" component="legend" sx={{ p: 0, mb: '6px' }}>
        Send when
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {forwardEvents.map((event) => (
          <Box component="label" key={event} sx={{ display: 'flex', alignItems: 'center', minHeight: 44, gap: 1 }}>
            <Checkbox checked={chosen.includes(event)} onChange={(_, on) => turn(event, on)} />
            {forwardEventNames[event]}
          </Box>
        ))}
      </Box>
      {error && (
        <Typography id={noteId} variant="small" role="alert" sx={{ color: 'var(--bad)' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
};
