import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { LogOut } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { useInstallerLogout } from '../../../shared/access/access.api';
import { leave } from '../../../shared/unsaved/leaving';
import { icon } from '../../../ui/icon';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { useInstallerMeQuery } from '../installer.api';
import { SettingsSkeleton } from './SettingsSkeleton';
import { SettingsTabs } from './SettingsTabs';

/** Whose settings these are: "Aire Valley Heating · airevalleyheating.example". */
const whose = ({ name, allowedDomains: [website] }: Installer): string =>
  [name, ...(website ? [new URL(website).host] : [])].join(' · ');

/** The frame of the settings: its tab is the route within, and gets the account as the outlet's context. */
export const SettingsScreen = () => {
  const { data, isError, refetch } = useInstallerMeQuery();
  const logout = useInstallerLogout();
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', p: { xs: '16px 16px 24px', md: '24px 32px' } }}
    >
      <PageTitle beside above={data && whose(data.installer)} title="Settings">
        <Button startIcon={<LogOut {...icon} />} onClick={() => leave(() => void logout())}>
          Logout
        </Button>
      </PageTitle>
      <SettingsTabs />
      {data && <Outlet context={data.installer} />}
      {!data && !isError && <SettingsSkeleton />}
      {!data && isError && (
        <Notice
          role="alert"
          title="We couldn't load your settings. Please refresh the page or try again later."
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              <Button component={Link} to="/installer/login">
                Back to Login
              </Button>
              <Button variant="contained" onClick={() => void refetch()}>
                Try Again
              </Button>
            </Box>
          }
        />
      )}
    </Box>
  );
};
