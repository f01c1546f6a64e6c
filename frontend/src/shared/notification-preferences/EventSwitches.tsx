import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { NotificationEvent } from '@pilotlight/contracts/values/notification-event';
import { TriangleAlert } from 'lucide-react';
import { icon } from '../../ui/icon';
import { eventColumns, eventNames } from './preference-names';
import type { PreferenceDraft } from './usePreferenceDraft';

interface EventSwitchesProps {
  readonly draft: Pick<PreferenceDraft, 'preferences' | 'switchEvent'>;
}

/** What somebody is told of; emergencies have no switch. */
export const EventSwitches = ({ draft }: EventSwitchesProps) => {
  const row = (event: NotificationEvent) => (
    <Box
      key={event}
      component="label"
      sx={{ display: 'flex', alignItems: 'center', height: 44, color: 'var(--ink)', cursor: 'pointer' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {eventNames[event]}
      </Box>
      <Switch checked={draft.preferences.events[event]} onChange={(_, on) => draft.switchEvent(event, on)} />
    </Box>
  );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 6,
        }}
      >
        {eventColumns.map((groups) => (
          <div key={groups[0]?.name}>
            {groups.map(({ name, events }) => (
              <Box key={name} role="group" aria-label={name} sx={{ pt: '14px' }}>
                <Typography
                  aria-hidden
                  variant="small"
                  sx={{ pb: 0.5, fontWeight: 600, borderBottom: '1px solid var(--line)' }}
                >
                  {name}
                </Typography>
                {events.map(row)}
              </Box>
            ))}
          </div>
        ))}
      </Box>
      <Box
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          mt: 2,
          p: '12px 16px',
          borderRadius: '8px',
          background: 'var(--ember-soft)',
          color: 'var(--text)',
          '& svg': { flex: 'none', color: 'var(--ember-deep)' },
          '& b': { color: 'var(--ink)', fontWeight: 600 },
        }}
      >
        <TriangleAlert {...icon} />
        <span>
          <b>Emergency detected</b> is always on. It comes at any hour, on every channel.
        </span>
      </Box>
    </>
  );
};
