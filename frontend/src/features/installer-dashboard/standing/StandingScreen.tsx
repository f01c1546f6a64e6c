import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Link as RouterLink } from 'react-router-dom';
import { ResendLink } from '../../../shared/verification/ResendLink';
import { PageTitle } from '../../../ui/PageTitle';
import { StepList } from '../../../ui/StepList';
import { useInstallerMeQuery } from '../installer.api';
import { AccountNotice } from '../overview/AccountNotice';
import { standingSteps, standingTitle } from './standing-steps';

const Rejected = ({ lastPaymentDate }: Pick<Installer, 'lastPaymentDate'>) => (
  <>
    <Typography variant="body">
      We looked at your business and couldn’t approve it, so your chatbot won’t go live.
    </Typography>
    {lastPaymentDate && (
      <Typography variant="body">
        Your subscription has ended and your payment is refunded in full, to the card that you paid with. Banks take 5
        to 10 days to show it.
      </Typography>
    )}
    <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
      If you think this is a mistake, please reply to the email that we sent you.
    </Typography>
  </>
);

/** Instead of the dashboard, for one who isn't approved yet. */
export const StandingScreen = ({ installer }: { readonly installer: Installer }) => {
  const { refetch, isFetching } = useInstallerMeQuery();
  const { rejectedAt, verifiedAt, installerEmail, name } = installer;
  const steps = standingSteps(installer);
  const toPay = steps[0]?.standing === 'now' && installer.paymentStatus !== 'failed';
  const title = rejectedAt ? 'Your registration was not approved' : standingTitle(steps);
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle above={name} title={title} tab="Your registration">
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </PageTitle>
      <Box sx={{ maxWidth: 640, mb: 2, '&:empty': { display: 'none' } }}>
        <AccountNotice {...installer} />
      </Box>
      <Card
        component="section"
        aria-label="Your registration"
        sx={{ display: 'grid', gap: 2.5, maxWidth: 640, p: { xs: 2, md: 4 } }}
      >
        {rejectedAt ? (
          <Rejected {...installer} />
        ) : (
          <>
            <StepList steps={steps} />
            {toPay && (
              <Button variant="contained" size="large" href="/installer/payment">
                Set up payment
              </Button>
            )}
            {!verifiedAt && installerEmail && <ResendLink email={installerEmail} />}
          </>
        )}
        <Typography variant="small">
          Your payments and invoices are in{' '}
          <Link component={RouterLink} to="/installer/settings/billing" sx={{ textDecoration: 'underline' }}>
            Settings, Billing
          </Link>
          .
        </Typography>
      </Card>
    </Box>
  );
};
