import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { useId } from 'react';
import { channelLooks } from './template-channels';

interface EnabledSwitchProps {
  readonly channel: Channel;
  readonly enabled: boolean;
  readonly onChange: (enabled: boolean) => void;
}

/** Whether anything goes out by a channel. */
export const EnabledSwitch = ({ channel, enabled, onChange }: EnabledSwitchProps) => {
  const id = useId();
  const { label, help } = channelLooks[channel];
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: '12px 16px',
        border: '1px solid var(--line)',
        borderRadius: '8px',
        background: 'var(--surface)',
      }}
    >
      <Switch
        checked={enabled}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-help` } }}
      />
      <div>
        <Typography id={id} variant="label">
          {label} enabled
        </Typography>
        <Typography id={`${id}-help`} variant="small">
          {help}
        </Typography>
      </div>
    </Box>
  );
};
