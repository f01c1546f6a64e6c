import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useOutletContext } from 'react-router-dom';
import { AsyncView } from '../../../../ui/AsyncView';
import { SettingsColumns } from '../SettingsColumns';
import { useOwnBillingQuery } from './billing.api';
import { InvoicesPanel } from './InvoicesPanel';
import { PaymentTrouble } from './PaymentTrouble';
import { PortalButton } from './PortalButton';
import { SubscriptionPanel } from './SubscriptionPanel';
import { TimelinePanel } from './TimelinePanel';

const waiting = (
  <SettingsColumns
    main={<Skeleton variant="rounded" height={280} />}
    side={<Skeleton variant="rounded" height={280} />}
  />
);

/** What the installer pays, and "cancel any time". */
export const BillingTab = () => {
  const installer = useOutletContext<Installer>();
  // Money moves without this page: each visit asks anew.
  const billing = useOwnBillingQuery(undefined, { refetchOnMountOrArgChange: true });
  const suspended = installer.suspendedBy === 'payment';
  return (
    <AsyncView of={billing} loading={waiting} error="We couldn't load your billing. Please try again.">
      {({ billing: shown }) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, md: 2 } }}>
          {(suspended || (shown.standing === 'failed' && !shown.manualPaymentMode)) && (
            <PaymentTrouble
              suspended={suspended}
              suspendsAt={shown.suspendsAt}
              nextAttemptAt={shown.nextAttemptAt}
              action={<PortalButton variant="contained">Pay now or change card</PortalButton>}
            />
          )}
          <SettingsColumns
            main={
              <>
                <SubscriptionPanel billing={shown} installer={installer} />
                <InvoicesPanel invoices={shown.invoices} />
              </>
            }
            side={<TimelinePanel entries={shown.entries} />}
          />
        </Box>
      )}
    </AsyncView>
  );
};
