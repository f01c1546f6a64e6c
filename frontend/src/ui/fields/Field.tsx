import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { chipIcon } from '../icon';

interface FieldProps {
  readonly label: string;
  /** Marked with a star; the control says it to a screen reader itself. */
  readonly required?: boolean;
  readonly help?: string;
  readonly error?: string;
  /** Looks like an error; a screen reader comes to it with the control, and is not told it at once. */
  readonly refusal?: string;
  /** Right of the label, such as a link. */
  readonly beside?: ReactNode;
  /** Draws the control; `id` ties it to the label, `describedBy` to help and error. */
  readonly children: (control: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** Label above, help under, and the error in help's place. */
export const Field = ({ label, required, help, error, refusal, beside, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const wrong = error || refusal;
  const note = wrong || help;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, mb: '6px' }}>
        <span>
          <Typography variant="label" component="label" htmlFor={id}>
            {label}
          </Typography>
          {required && (
            <Typography variant="label" component="span" aria-hidden sx={{ color: 'var(--bad)' }}>
              {' *'}
            </Typography>
          )}
        </span>
        {beside}
      </Box>
      {children({ id, describedBy: note ? noteId : undefined })}
      {note && (
        <Typography
          id={noteId}
          variant="small"
          component="p"
          role={error ? 'alert' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', mt: '6px', ...(wrong && { color: 'var(--bad)' }) }}
        >
          {wrong && <CircleAlert {...chipIcon} style={{ flex: 'none' }} />}
          {note}
        </Typography>
      )}
    </div>
  );
};
