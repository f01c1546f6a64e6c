import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { Invoices } from '../../../shared/billing/Invoices';
import { Timeline } from '../../../shared/billing/Timeline';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { SideDrawer } from '../../../ui/SideDrawer';
import { useInstallerBillingQuery } from '../approval.api';
import { useCloseDialog } from '../frame/dialog-route';
import { useInstallerOfAddress } from '../frame/useInstallerOfAddress';
import { Part } from './Part';
import { PaymentLog } from './PaymentLog';
import { Standing } from './Standing';

/** An installer's money, over the list: how it stands, what happened, its invoices and what the provider sent. */
export const BillingDrawer = () => {
  const { slug = '' } = useParams();
  const { found } = useInstallerOfAddress();
  const asked = useInstallerBillingQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, refetch } = asked;
  const close = useCloseDialog();
  return (
    <SideDrawer title={`Billing of ${found.data?.installer?.name ?? slug}`} onClose={close}>
      <AsyncView
        of={{ ...(currentData && { data: currentData }), isError, error, refetch }}
        loading={<Skeleton height={320} sx={{ m: 3 }} />}
        error="Failed to fetch the billing"
        gone={<Notice title={`There is no installer "${slug}"`} />}
      >
        {({ billing, deleted }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, p: { xs: 2, md: 3 } }}>
            <Part title="Subscription">
              <Standing billing={billing} deleted={deleted} />
            </Part>
            <Part title="What happened">
              <Timeline entries={billing.entries} reader="admin" />
            </Part>
            <Part title="Invoices">
              <Invoices invoices={billing.invoices} />
            </Part>
            <Part title="Payment log">
              <PaymentLog slug={slug} />
            </Part>
          </Box>
        )}
      </AsyncView>
    </SideDrawer>
  );
};
