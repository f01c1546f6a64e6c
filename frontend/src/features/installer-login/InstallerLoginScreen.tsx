import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useInstallerSession } from '../../shared/session/sessions';
import { Brand } from '../../ui/Brand';
import { Copyright } from '../../ui/Copyright';
import { useTabTitle } from '../../ui/PageTitle';
import { InstallerLoginForm } from './InstallerLoginForm';
import { largeTitle } from './large-title';
import { NightPanel } from './NightPanel';

const ForgotPassword = lazy(async () => ({ default: (await import('./ForgotPassword')).ForgotPassword }));

/** The installer's sign-in. */
export const InstallerLoginScreen = () => {
  useTabTitle('Sign in · Installers');
  const [help, setHelp] = useState<'open' | 'closed' | null>(null);
  const [search] = useSearchParams();
  const [paymentDue, setPaymentDue] = useState(search.get('redirect') === 'payment');
  if (useInstallerSession())
    return <Navigate to={paymentDue ? '/installer/payment' : '/installer/dashboard'} replace />;
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
          href="/installer"
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
            See who’s been in touch.
          </Typography>
          <InstallerLoginForm
            onForgot={() => setHelp('open')}
            // The session's store renders at once, before any state that is set beside it.
            onPaymentDue={() => flushSync(() => setPaymentDue(true))}
          />
          <Typography sx={{ mt: 2.5, textAlign: 'center', color: 'var(--text-soft)' }}>
            No account yet?{' '}
            <Link component={RouterLink} to="/installer/register" sx={{ fontWeight: 600 }}>
              Register your business
            </Link>
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
          <Typography variant="small" component="nav" aria-label="Small print" sx={{ display: 'flex', gap: 3 }}>
            <Link href="/installer#privacy" color="inherit">
              Privacy
            </Link>
            <Link href="/installer#terms" color="inherit">
              Terms
            </Link>
          </Typography>
          <Copyright sx={{ textAlign: 'right' }} />
        </Box>
      </Box>
      <NightPanel />
      <Suspense>{help && <ForgotPassword open={help === 'open'} onClose={() => setHelp('closed')} />}</Suspense>
    </Box>
  );
};
