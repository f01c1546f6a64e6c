import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Invoices } from '../../../shared/billing/Invoices';
import { Timeline } from '../../../shared/billing/Timeline';
import { AsyncView } from '../../../ui/AsyncView';
import { icon } from '../../../ui/icon';
import { Notice } from '../../../ui/Notice';
import { useInstallerBillingQuery } from '../approval.api';
import { useCloseDialog } from '../frame/dialog-route';
import { useInstallerOfAddress } from '../frame/useInstallerOfAddress';
import { Part } from './Part';
import { PaymentLog } from './PaymentLog';
import { Standing } from './Standing';

const titleId = 'billing-title';

/** An installer's money, over the list: how it stands, what happened, its invoices and what the provider sent. */
export const BillingDrawer = () => {
  const { slug = '' } = useParams();
  const { found } = useInstallerOfAddress();
  const asked = useInstallerBillingQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, refetch } = asked;
  const close = useCloseDialog();
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 640, maxWidth: '100%', background: 'var(--page)' },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: { xs: '8px 8px 8px 16px', md: '12px 16px 12px 24px' },
          background: 'var(--surface)',
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Typography id={titleId} variant="head" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          Billing of {found.data?.installer?.name ?? slug}
        </Typography>
        <IconButton aria-label="Close" onClick={close}>
          <X {...icon} />
        </IconButton>
      </Box>
      <AsyncView
        of={{ ...(currentData && { data: currentData }), isError, error, refetch }}
        loading={<Skeleton height={320} sx={{ m: 3 }} />}
        error="Failed to fetch the billing"
        gone={<Notice title={`There is no installer "${slug}"`} />}
      >
        {({ billing }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, p: { xs: 2, md: 3 } }}>
            <Part title="Subscription">
              <Standing billing={billing} />
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
    </Drawer>
  );
};
