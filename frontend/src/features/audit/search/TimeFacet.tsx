import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field } from '../../../ui/fields/Field';
import { formatDate } from '../../../ui/format';
import { icon } from '../../../ui/icon';
import { daysInWords } from '../words';

interface Days {
  /** YYYY-MM-DD, London. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const inWords = ({ from, to }: Days): string => {
  if (from && to) return daysInWords(from, to);
  if (from) return `since ${formatDate(from)}`;
  return to ? `until ${formatDate(to)}` : 'All';
};

/** Narrows a search to days, both of them included. */
export const TimeFacet = ({ from, to, onChoose }: Days & { readonly onChoose: (days: Days) => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [days, setDays] = useState<Days | null>(null);
  const wrong = days?.from && days.to && days.from > days.to ? 'The last day lies before the first' : undefined;
  return (
    <>
      <Button
        ref={button}
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={days !== null}
        endIcon={<CalendarDays {...icon} />}
        onClick={() => setDays({ from, to })}
        sx={{
          justifyContent: 'space-between',
          px: 1.5,
          fontWeight: 450,
          '& b': { fontWeight: 600 },
          '& .MuiButton-endIcon': { color: 'var(--text-soft)' },
        }}
      >
        <span>
          Time <b>{inWords({ from, to })}</b>
        </span>
      </Button>
      <Popover
        open={days !== null}
        anchorEl={() => button.current}
        onClose={() => setDays(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Time', sx: { width: 320, p: 2, mt: 1 } } }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!days || wrong) return;
            onChoose(days);
            setDays(null);
          }}
          sx={{ display: 'grid', gap: 2 }}
        >
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'First day' : 'Last day'} error={end === 'to' ? wrong : undefined}>
              {({ id, describedBy }) => (
                <OutlinedInput
                  id={id}
                  type="date"
                  fullWidth
                  value={days?.[end] ?? ''}
                  error={end === 'to' && wrong !== undefined}
                  onChange={({ target }) => setDays((now) => now && { ...now, [end]: target.value || undefined })}
                  slotProps={{ input: { 'aria-describedby': describedBy } }}
                />
              )}
            </Field>
          ))}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={() => setDays({ from: undefined, to: undefined })}>Clear</Button>
            <Button type="submit" variant="contained">
              Show
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
};
