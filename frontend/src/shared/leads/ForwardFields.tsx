import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { forwardNoteLength } from '@pilotlight/contracts/values/lead-forward';
import { Field } from '../../ui/fields/Field';
import type { Recipient } from './forward-recipients';

export interface ForwardForm {
  /** Which of the recipients. */
  readonly chosen: number;
  readonly address: string;
  readonly note: string;
}

interface ForwardFieldsProps {
  readonly form: ForwardForm;
  readonly change: (changed: Partial<ForwardForm>) => void;
  readonly recipients: readonly Recipient[];
  readonly refusal: string | undefined;
}

/** To whom a lead goes, and what its sender adds. */
export const ForwardFields = ({ form, change, recipients, refusal }: ForwardFieldsProps) => {
  const recipient = recipients[form.chosen];
  const isEmail = recipient?.channel === 'email';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Field label="Send to">
        {({ id }) => (
          <Select
            native
            fullWidth
            value={form.chosen}
            inputProps={{ id }}
            onChange={({ target }) => change({ chosen: target.value })}
          >
            {recipients.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {recipient?.target === 'other' && (
        <Field label={isEmail ? 'Email address' : 'Mobile number'} required>
          {({ id }) => (
            <OutlinedInput
              id={id}
              fullWidth
              required
              type={isEmail ? 'email' : 'tel'}
              value={form.address}
              onChange={({ target }) => change({ address: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Note" help="Goes with the lead. Links are left out.">
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={2}
            value={form.note}
            onChange={({ target }) => change({ note: target.value })}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: forwardNoteLength } }}
          />
        )}
      </Field>
      {refusal && (
        <Typography role="alert" sx={{ color: 'var(--bad)', fontSize: 14 }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
};
