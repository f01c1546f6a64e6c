import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useOutletContext } from 'react-router-dom';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';

/** Who gets into the dashboard, where they are, and by which password. */
export const SecurityTab = () => {
  const { installerEmail, name } = useOutletContext<Installer>();
  return (
    <SettingsColumns
      main={
        <>
          <SessionsPanel />
          <PasswordPanel />
        </>
      }
      side={
        <Panel title="Your team">
          <Box sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px 24px' } }}>
            <Typography variant="body" sx={{ overflowWrap: 'anywhere' }}>
              Everybody at {name} signs in as <strong>{installerEmail}</strong>.
            </Typography>
            <Typography variant="small">
              When somebody leaves, change the password: it signs them out. To use another email, contact your admin.
            </Typography>
          </Box>
        </Panel>
      }
    />
  );
};
