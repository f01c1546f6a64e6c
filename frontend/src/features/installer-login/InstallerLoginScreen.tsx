import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { useInstallerSession } from '../../shared/session/sessions';
import { Brand } from '../../ui/Brand';
import { Copyright } from '../../ui/Copyright';
import { useTabTitle } from '../../ui/PageTitle';
import { ForgotPassword } from './ForgotPassword';
import { InstallerLoginForm } from './InstallerLoginForm';
import { largeTitle } from './large-title';
import { NightPanel } from './NightPanel';

/** The installer's sign-in. */
export const InstallerLoginScreen = () => {
  useTabTitle('Sign in · Installers');
  const [forgotten, setForgotten] = useState(false);
  if (useInstallerSession()) return <Navigate to="/installer/dashboard" replace />;
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        minHeight: '100vh',
        background: 'var(--surface)',
      }}
    >
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          px: { xs: 2, md: 6 },
          py: { xs: 2.5, md: 4 },
          minHeight: { md: '100vh' },
        }}
      >
        <Link
          component={RouterLink}
          to="/"
          sx={{ color: 'var(--ink)', justifySelf: 'start', '&:hover': { textDecoration: 'none' } }}
        >
          <Brand />
        </Link>
        <Box
          sx={{
            alignSelf: 'center',
            justifySelf: 'center',
            width: '100%',
            maxWidth: { md: 376 },
            py: { xs: 5, md: 4 },
          }}
        >
          <Typography component="h1" id="sign-in" sx={{ ...largeTitle, color: 'var(--ink)' }}>
            Welcome back
          </Typography>
          <Typography sx={{ mt: 0.5, mb: 2.5, fontSize: 16, lineHeight: '24px', color: 'var(--text-soft)' }}>
            Sign in to see who wrote while you were out.
          </Typography>
          <InstallerLoginForm onForgot={() => setForgotten(true)} />
        </Box>
        <Copyright sx={{ textAlign: 'right' }} />
      </Box>
      <NightPanel />
      <ForgotPassword open={forgotten} onClose={() => setForgotten(false)} />
    </Box>
  );
};
