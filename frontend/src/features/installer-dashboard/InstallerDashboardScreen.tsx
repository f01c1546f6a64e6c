import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router-dom';
import { useInstallerLogout } from '../../shared/session/access.api';
import { PageTitle } from '../../ui/PageTitle';

export const InstallerDashboardScreen = () => {
  const logout = useInstallerLogout();
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 4 } }}>
      <PageTitle title="Overview">
        <Button onClick={() => void logout()}>Logout</Button>
      </PageTitle>
      <Outlet />
    </Box>
  );
};
