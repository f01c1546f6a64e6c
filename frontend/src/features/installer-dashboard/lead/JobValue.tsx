import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { jobValueSchema } from '@pilotlight/contracts/values/job-value';
import { penceOf, shortPoundsOf } from '@pilotlight/contracts/values/money';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';

interface JobValueProps {
  readonly valuePence: number | null;
  readonly onSave: (valuePence: number | null) => Promise<boolean>;
}

const typedAs = (valuePence: number | null): string => (valuePence === null ? '' : shortPoundsOf(valuePence).slice(1));

const refusalOf = (typed: string): string | undefined => {
  const pence = penceOf(typed);
  if (pence === null) return 'Please give an amount, like £2,640';
  return jobValueSchema.safeParse(pence).error?.issues[0]?.message;
};

/** What a won job is worth, where the firm wants it in its figures. An empty field takes it back. */
export const JobValue = ({ valuePence, onSave }: JobValueProps) => {
  const [typed, setTyped] = useState(typedAs(valuePence));
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const changed = typed.trim() !== typedAs(valuePence);
  const save = async () => {
    const isEmpty = typed.trim() === '';
    const refusal = isEmpty ? undefined : refusalOf(typed);
    setError(refusal);
    if (refusal) return;
    setSaving(true);
    await onSave(isEmpty ? null : penceOf(typed));
    setSaving(false);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 160px' }}>
        <Field label="What the job is worth" help="Optional. It counts in your figures." error={error}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              fullWidth
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={Boolean(error)}
              startAdornment={<Box sx={{ pr: 0.5 }}>£</Box>}
              slotProps={{ input: { 'aria-describedby': describedBy, inputMode: 'decimal', maxLength: 14 } }}
            />
          )}
        </Field>
      </Box>
      {changed && (
        <Button type="submit" variant="outlined" loading={isSaving}>
          Save value
        </Button>
      )}
    </Box>
  );
};
