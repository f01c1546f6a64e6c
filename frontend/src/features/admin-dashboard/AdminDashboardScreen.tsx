import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router-dom';
import { useAdminLogout } from '../../shared/session/access.api';
import { PageTitle } from '../../ui/PageTitle';

export const AdminDashboardScreen = () => {
  const logout = useAdminLogout();
  return (
    <Box component="main" sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 2, md: 4 } }}>
      <PageTitle title="Installers" tab="Installers · Admin">
        <Button onClick={() => void logout()}>Logout</Button>
      </PageTitle>
      <Outlet />
    </Box>
  );
};
