import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { TimeField } from '../../ui/fields/TimeField';
import { chipIcon, smallIcon } from '../../ui/icon';
import { weekdayNames } from './availability-changes';
import type { AvailabilityFields, DayFields } from './availability-fields';
import { withMoreHours, withoutHours } from './day-hours';
import { HoursBar } from './HoursBar';
import type { Scale } from './hours-scale';
import type { AvailabilityForm } from './useAvailabilityForm';

interface DayHoursProps {
  readonly form: AvailabilityForm['form'];
  readonly weekday: number;
  readonly scale: Scale;
  readonly changed: boolean;
  readonly narrow: boolean;
}

/** A day's columns; narrow where times stand below each other, without padding of their own. */
export const dayColumns = (narrow: boolean) =>
  ({
    display: 'grid',
    gap: { xs: '8px 12px', md: '0 16px' },
    alignItems: 'center',
    px: narrow ? 0 : { xs: 2, md: 3 },
    gridTemplateColumns: {
      xs: '40px minmax(0, 1fr) 40px',
      md: `40px 96px minmax(80px, 1fr) ${narrow ? 190 : 392}px 40px`,
    },
  }) as const;

type Wrong = {
  readonly message: string | undefined;
  readonly isWrong: (place: number, end: 'start' | 'end') => boolean;
};

/** What is wrong with a day's hours: one of its times, or how they lie to each other. */
const wrongIn = (errors: FieldErrors<AvailabilityFields>, weekday: number): Wrong => {
  const found = errors.week?.[weekday]?.intervals;
  const times = Array.isArray(found) ? found : [];
  const first = times.map((each) => each?.start?.message ?? each?.end?.message).find(Boolean);
  return {
    message: first ?? found?.message ?? found?.root?.message,
    isWrong: (place, end) => Boolean(times[place]?.[end]) || (times.length === 0 && Boolean(found)),
  };
};

/** A weekday: closed, or open at hours that stand in fields and are drawn beside them. */
export const DayHours = ({ form, weekday, scale, changed, narrow }: DayHoursProps) => {
  const name = weekdayNames[weekday] ?? '';
  const noteId = useId();
  const { field: opening } = useController({ control: form.control, name: `week.${weekday}.open` });
  const { field: hours, formState } = useController({ control: form.control, name: `week.${weekday}.intervals` });
  const { value: open } = opening;
  const { value: intervals } = hours;
  const { message, isWrong } = wrongIn(formState.errors, weekday);
  const more = withMoreHours({ open, intervals });
  const setDay = (day: DayFields) => {
    opening.onChange(day.open);
    hours.onChange(day.intervals);
    void form.trigger(hours.name);
  };
  const setTime = (place: number, change: { start?: string; end?: string }) =>
    hours.onChange(intervals.map((each, index) => (index === place ? { ...each, ...change } : each)));
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ ...dayColumns(narrow), minHeight: 64, py: { xs: 1.5, md: 1 }, borderTop: '1px solid var(--line)' }}
    >
      <Switch
        checked={open}
        onChange={(_, next) => setDay({ open: next, intervals })}
        slotProps={{ input: { 'aria-label': `${name} open` } }}
      />
      <Typography variant="label" component="span">
        {name}
        {changed && (
          <Typography variant="small" component="span" sx={{ display: 'block', color: 'var(--warn)' }}>
            Changed
          </Typography>
        )}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}>
        <HoursBar intervals={open ? intervals : []} scale={scale} />
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: '8px', md: '8px 12px' },
        }}
      >
        {!open && <Typography variant="small">Closed all day</Typography>}
        {open &&
          intervals.map(({ start, end }, place) => (
            // Hours have nothing but their place to be known by.
            // oxlint-disable-next-line react/no-array-index-key
            <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
              {(['start', 'end'] as const).map((which) => (
                <Box key={which} sx={{ display: 'contents' }}>
                  {which === 'end' && <Typography variant="small">to</Typography>}
                  <TimeField
                    label={`${name} ${which === 'start' ? 'from' : 'to'}${place > 0 ? ` (${place + 1})` : ''}`}
                    value={which === 'start' ? start : end}
                    wrong={isWrong(place, which)}
                    describedBy={message && noteId}
                    onChange={(time) => setTime(place, { [which]: time })}
                    onLeave={hours.onBlur}
                  />
                </Box>
              ))}
              {intervals.length > 1 && (
                <IconButton
                  aria-label={`Remove ${start} to ${end} from ${name}`}
                  onClick={() => setDay(withoutHours({ open, intervals }, place))}
                  sx={{ width: 28, height: { xs: 44, md: 28 }, p: 0, color: 'var(--text-soft)' }}
                >
                  <X {...chipIcon} />
                </IconButton>
              )}
            </Box>
          ))}
      </Box>
      <IconButton
        aria-label={`Add hours to ${name}`}
        disabled={!more}
        onClick={() => more && setDay(more)}
        sx={{ gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' }, color: 'var(--flame-deep)' }}
      >
        <Plus {...smallIcon} />
      </IconButton>
      {message && (
        <Typography
          id={noteId}
          role="alert"
          variant="small"
          sx={{
            gridColumn: { xs: '1 / -1', md: '4 / -1' },
            display: 'flex',
            alignItems: 'center',
            gap: '6px',
            color: 'var(--bad)',
          }}
        >
          <CircleAlert {...chipIcon} style={{ flex: 'none' }} />
          {message}
        </Typography>
      )}
    </Box>
  );
};
