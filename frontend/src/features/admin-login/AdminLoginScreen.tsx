import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { useAdminSession } from '../../shared/session/sessions';
import { Copyright } from '../../ui/Copyright';
import { smallIcon } from '../../ui/icon';
import { useTabTitle } from '../../ui/PageTitle';
import { AdminLoginForm } from './AdminLoginForm';
import { PilotPanel } from './PilotPanel';

const PasswordReminder = lazy(async () => ({ default: (await import('./PasswordReminder')).PasswordReminder }));

/** The admin's sign-in. */
export const AdminLoginScreen = () => {
  useTabTitle('Sign in · Admin');
  const [help, setHelp] = useState<'open' | 'closed' | null>(null);
  if (useAdminSession()) return <Navigate to="/admin/dashboard" replace />;
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        minHeight: '100vh',
      }}
    >
      <PilotPanel />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2, md: 6 },
          pt: { xs: 4, md: 0 },
          pb: { xs: 3, md: 5 },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end', alignItems: 'center', height: 96 }}>
          <Link
            component={RouterLink}
            to="/"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 12.5 }}
          >
            View Public Site <ArrowRight {...smallIcon} />
          </Link>
        </Box>
        <Box sx={{ width: '100%', maxWidth: { md: 392 }, mx: 'auto', my: { xs: 0, md: 'auto' } }}>
          <Typography variant="title" component="h1" id="sign-in">
            Sign in to the admin portal
          </Typography>
          <Typography variant="body" sx={{ mt: 0.5, mb: { xs: 3, md: 4 }, color: 'var(--text-soft)' }}>
            Are you an installer?{' '}
            <Link component={RouterLink} to="/installer/login" underline="always" sx={{ whiteSpace: 'nowrap' }}>
              Installer sign in
            </Link>
          </Typography>
          <AdminLoginForm onForgot={() => setHelp('open')} />
        </Box>
        <Copyright sx={{ mt: { xs: 'auto', md: 0 }, pt: 4, textAlign: 'right' }} />
      </Box>
      <Suspense>{help && <PasswordReminder open={help === 'open'} onClose={() => setHelp('closed')} />}</Suspense>
    </Box>
  );
};
