import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuditorSession } from '../../shared/session/sessions';
import { PasswordHelp } from '../../shared/sign-in/PasswordHelp';
import { Brand } from '../../ui/Brand';
import { Copyright } from '../../ui/Copyright';
import { InkBand } from '../../ui/InkBand';
import { useTabTitle } from '../../ui/PageTitle';
import { AuditLoginForm } from './AuditLoginForm';

/** The auditor's sign-in. */
export const AuditLoginScreen = () => {
  useTabTitle('Sign in · Audit');
  const [reminding, setReminding] = useState(false);
  if (useAuditorSession()) return <Navigate to="/audit" replace />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <InkBand>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            maxWidth: 1440,
            height: { xs: 64, md: 96 },
            mx: 'auto',
            px: { xs: 2, md: 4 },
          }}
        >
          <Brand>Audit</Brand>
        </Box>
      </InkBand>
      <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center', px: 2, py: { xs: 3, md: 6 } }}>
        <Card sx={{ width: '100%', maxWidth: 456, mx: 'auto', p: { xs: 2, md: 4 } }}>
          <Typography variant="title" component="h1" id="sign-in">
            Sign in to audit
          </Typography>
          <Typography variant="body" sx={{ mt: 0.5, mb: { xs: 3, md: 4 }, color: 'var(--text-soft)' }}>
            Every event of the log, read only.
          </Typography>
          <AuditLoginForm onForgot={() => setReminding(true)} />
        </Card>
      </Box>
      <Copyright sx={{ pb: 3, px: 2, textAlign: 'center' }} />
      <PasswordHelp open={reminding} title="Auditor Password Reminder" onClose={() => setReminding(false)}>
        <Typography variant="body">
          The auditor's credentials are configured through the environment variables AUDITOR_EMAIL and AUDITOR_PASSWORD,
          in the hosting secrets or an env file.
        </Typography>
        <Typography variant="body">
          Please contact your system administrator to have them looked up or changed.
        </Typography>
      </PasswordHelp>
    </Box>
  );
};
