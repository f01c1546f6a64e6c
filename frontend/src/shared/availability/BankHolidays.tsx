import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BankHolidayNation } from '@pilotlight/contracts/values/availability';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { formatDayMonthWeekday } from '../../ui/format';
import { smallIcon } from '../../ui/icon';
import { Segmented } from '../../ui/Segmented';
import { upcomingHolidays } from './upcoming-holidays';
import type { AvailabilityForm } from './useAvailabilityForm';

const nations = [
  { value: 'england-and-wales', label: 'England & Wales' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'northern-ireland', label: 'N. Ireland' },
] as const satisfies readonly { value: BankHolidayNation; label: string }[];

interface BankHolidaysProps {
  readonly availability: AvailabilityForm;
  /** The nation that is looked at. */
  readonly nation: BankHolidayNation;
  readonly onNation: (nation: BankHolidayNation) => void;
}

const today = (): string => londonTime(new Date().toISOString()).day;

/** Closes on all of a nation's bank holidays, this year's and every other's, or opens on them again. */
export const CloseOnBankHolidays = ({
  availability: { form, fields },
  nation,
}: Omit<BankHolidaysProps, 'onNation'>) => {
  const closed = fields.bankHolidays !== null;
  const count = upcomingHolidays(nation, today()).length;
  return (
    <Button
      size="small"
      aria-pressed={closed}
      startIcon={closed && <Check {...smallIcon} />}
      onClick={() => form.setValue('bankHolidays', closed ? null : nation)}
    >
      {closed ? `Closed on all ${count}` : `Close on all ${count}`}
    </Button>
  );
};

/** A nation's bank holidays of the coming year; each can be closed by itself where not all are. */
export const BankHolidays = ({ availability: { form, fields }, nation, onNation }: BankHolidaysProps) => {
  const toggle = (date: string) => {
    const others = fields.blockedDates.filter((each) => each !== date);
    const isBlocked = others.length < fields.blockedDates.length;
    form.setValue('blockedDates', isBlocked ? others : [...others, date].toSorted());
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Segmented
        fullWidth
        label="Nation"
        value={nation}
        options={nations}
        onChange={(next) => {
          onNation(next);
          if (fields.bankHolidays !== null) form.setValue('bankHolidays', next);
        }}
      />
      <Box component="ul">
        {upcomingHolidays(nation, today()).map(({ date, name }) => {
          const blocked = fields.blockedDates.includes(date);
          return (
            <Box
              key={date}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: '88px minmax(0, 1fr) auto',
                gap: 1,
                alignItems: 'center',
                minHeight: { xs: 52, md: 44 },
                borderTop: '1px dashed var(--line)',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <Typography
                variant="body"
                component="time"
                dateTime={date}
                sx={{ color: 'var(--text-soft)', fontVariantNumeric: 'tabular-nums' }}
              >
                {formatDayMonthWeekday(date)}
              </Typography>
              <Typography variant="label" component="span">
                {name.replace(' bank holiday', '')}
              </Typography>
              {fields.bankHolidays !== null ? (
                <Badge label="Closed" />
              ) : (
                <Button
                  size="small"
                  aria-pressed={blocked}
                  aria-label={`${blocked ? 'Closed' : 'Close'} on ${name}`}
                  onClick={() => toggle(date)}
                  sx={blocked ? { background: 'var(--surface-sunk)', color: 'var(--text-soft)' } : {}}
                >
                  {blocked ? 'Closed' : 'Close'}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
