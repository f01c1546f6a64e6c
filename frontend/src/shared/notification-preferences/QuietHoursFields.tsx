import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { TimeField } from '../../ui/fields/TimeField';
import { chipIcon } from '../../ui/icon';
import { tidiedTime } from '../../ui/clock-time';
import { DayBar } from './DayBar';
import { quietHoursFaults } from './preference-changes';
import type { PreferenceDraft } from './usePreferenceDraft';

interface QuietHoursFieldsProps {
  readonly draft: Pick<PreferenceDraft, 'preferences' | 'setQuietHours'>;
}

/** When alerts wait: drawn as a day, and as two times on the UK's clock. */
export const QuietHoursFields = ({ draft }: QuietHoursFieldsProps) => {
  const noteId = useId();
  // What is wrong is told once a field was left, and from then on as it is typed.
  const [isLeft, setIsLeft] = useState(false);
  const { enabled, start, end } = draft.preferences.quietHours;
  const faults = quietHoursFaults(draft.preferences.quietHours);
  const fault = isLeft ? (faults.start ?? faults.end) : undefined;
  const isInOrder = !faults.start && !faults.end;
  const times = { start: tidiedTime(start), end: tidiedTime(end) };
  const shared = { describedBy: noteId, onLeave: () => setIsLeft(true) };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isInOrder ? (
        <DayBar quiet={enabled ? times : null} />
      ) : (
        <Box sx={{ height: 82, borderRadius: '8px', background: 'var(--surface-sunk)' }} />
      )}
      {enabled && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TimeField
            {...shared}
            label="Quiet from"
            value={start}
            wrong={isLeft && Boolean(faults.start)}
            onChange={(time) => draft.setQuietHours({ start: time })}
          />
          <Typography variant="small">to</Typography>
          <TimeField
            {...shared}
            label="Quiet until"
            value={end}
            wrong={isLeft && Boolean(faults.end)}
            onChange={(time) => draft.setQuietHours({ end: time })}
          />
          <Typography variant="small">UK time</Typography>
        </Box>
      )}
      {fault ? (
        <Typography
          id={noteId}
          role="alert"
          variant="small"
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: 'var(--bad)' }}
        >
          <CircleAlert {...chipIcon} style={{ flex: 'none' }} />
          {fault}
        </Typography>
      ) : (
        <Typography id={noteId} variant="small">
          {enabled
            ? `What happens in between waits and arrives ${isInOrder ? `at ${times.end}` : 'afterwards'} in one message. Emergencies never wait.`
            : 'Alerts come at once, at any hour.'}
        </Typography>
      )}
    </Box>
  );
};
