import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { longestPeriod, type Period } from '@pilotlight/contracts/http/analytics';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { useState } from 'react';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/Segmented';
import { periodNames, periods, type usePeriodView } from './period-view';

const refusalOf = ({ from, to }: Period): string | undefined => {
  if (!from || !to) return 'Please give both days';
  if (from > to) return 'Please end the period after it begins';
  return addDays(from, longestPeriod) > to ? undefined : `Please choose a period of up to ${longestPeriod} days`;
};

/** Beside a field, in line with its box whatever stands under it. */
const underLabel = '26px';

interface CustomDaysProps {
  readonly days: Period;
  readonly today: string;
  readonly onShow: (days: Period) => void;
}

const CustomDays = ({ days, today, onShow }: CustomDaysProps) => {
  const [typed, setTyped] = useState(days);
  const [known, setKnown] = useState(days);
  if (known.from !== days.from || known.to !== days.to) {
    setKnown(days);
    setTyped(days);
  }
  const [error, setError] = useState<string>();
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label} {...(name === 'to' && { error })}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="date"
          value={typed[name]}
          error={Boolean(error)}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          slotProps={{ input: { 'aria-describedby': describedBy, max: today } }}
        />
      )}
    </Field>
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label="Custom period"
      onSubmit={(event) => {
        event.preventDefault();
        const refusal = refusalOf(typed);
        setError(refusal);
        if (!refusal) onShow(typed);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
    >
      {day('from', 'From')}
      {day('to', 'To')}
      <Button type="submit" variant="outlined" sx={{ mt: underLabel }}>
        Show
      </Button>
    </Box>
  );
};

interface PeriodBarProps {
  readonly view: ReturnType<typeof usePeriodView>;
  /** What is shown, in words. */
  readonly shown: string;
}

/** Which days are looked at. */
export const PeriodBar = ({ view: { name, days, today, choose, show }, shown }: PeriodBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Segmented
      label="Period"
      value={name}
      options={periods.map((value) => ({ value, label: periodNames[value] }))}
      onChange={choose}
    />
    {name === 'custom' && <CustomDays days={days} today={today} onShow={show} />}
    <Typography variant="small" role="status">
      {shown}
    </Typography>
  </Box>
);
