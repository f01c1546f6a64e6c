import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../../ui/Panel';
import { playSound, saveDeviceAlerts, useDeviceAlerts } from './device-alerts';

const row = { display: 'flex', alignItems: 'center', minHeight: 44, color: 'var(--ink)', cursor: 'pointer' } as const;

const refused = 'This browser blocks notifications from Pilotlight. Allow them in its site settings.';

/** How this browser tells of something new while its tab is out of sight. Kept here, not with the account. */
export const DeviceAlertsPanel = () => {
  const alerts = useDeviceAlerts();
  const [fault, setFault] = useState('');
  const switchSound = (sound: boolean) => {
    if (sound) playSound();
    saveDeviceAlerts({ ...alerts, sound });
  };
  const switchNotification = async (notification: boolean) => {
    const allowed = !notification || (await Notification.requestPermission()) === 'granted';
    setFault(allowed ? '' : refused);
    saveDeviceAlerts({ ...alerts, notification: notification && allowed });
  };
  return (
    <Panel title="On this device">
      <Box sx={{ p: { xs: 2, md: '16px 24px 24px' } }}>
        <Box component="label" sx={row}>
          <Box component="span" sx={{ flex: 1 }}>
            Play a sound
          </Box>
          <Switch checked={alerts.sound} onChange={(_, on) => switchSound(on)} />
        </Box>
        {'Notification' in window && (
          <Box component="label" sx={row}>
            <Box component="span" sx={{ flex: 1 }}>
              Show a browser notification
            </Box>
            <Switch checked={alerts.notification} onChange={(_, on) => void switchNotification(on)} />
          </Box>
        )}
        <Typography variant="small" role="status">
          {fault || 'When something is new and the dashboard is open in a tab that you are not looking at.'}
        </Typography>
      </Box>
    </Panel>
  );
};
