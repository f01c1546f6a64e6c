import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Slot } from '@pilotlight/contracts/http/appointments';
import { shortDay } from '../days';
import { placeOf } from '../visit';

interface FreeTimesProps {
  readonly label: string;
  readonly slots: readonly Slot[];
  /** Names the day of each time too. */
  readonly withDay?: boolean;
  readonly onTake: (day: string, time: string) => void;
}

const chip = {
  height: { xs: 44, md: 32 },
  px: 1.5,
  border: '1px solid var(--line-strong)',
  borderRadius: '16px',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Times that are free, to be taken by a press. */
export const FreeTimes = ({ label, slots, withDay = false, onTake }: FreeTimesProps) =>
  slots.length > 0 && (
    <Box role="group" aria-label={label}>
      <Typography variant="small" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {slots.map(({ start }) => {
          const place = placeOf({ scheduledAt: start, duration: 15 });
          return (
            <ButtonBase key={start} sx={chip} onClick={() => onTake(place.day, place.start)}>
              {withDay ? `${shortDay(place.day)}, ${place.start}` : place.start}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
