import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router-dom';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { Notice } from '../../../ui/Notice';
import { useAskedAgain } from '../../../ui/useAskedAgain';
import { useInstallerMeQuery } from '../installer.api';
import { StandingScreen } from '../standing/StandingScreen';

/** What is open; or where the registration stands, while it isn't approved; or that the account could not be loaded. */
export const AccountNeeded = () => {
  const me = useInstallerMeQuery();
  const isAskedAgain = useAskedAgain(me);
  const { data, isError, refetch } = me;
  if (data?.installer.status === 'pending') return <StandingScreen installer={data.installer} />;
  if (data || !(isError || isAskedAgain)) return <Outlet />;
  return (
    <>
      <Box component="h1" sx={spokenOnly}>
        Installer dashboard
      </Box>
      <Notice
        role="alert"
        title="Unable to load your account details. Please refresh the page or try again later."
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    </>
  );
};
