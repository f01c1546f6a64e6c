import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../../ui/format';
import { dashboardPath, useDialogLink } from '../frame/dialog-route';
import { ManualPaymentSwitch } from './ManualPaymentSwitch';

/** When the last payment came, which leads to all of them, and whether the firm pays outside the card. */
export const PaymentCell = ({ installer }: { readonly installer: Installer }) => {
  const { name, slug, lastPaymentDate } = installer;
  const dialog = useDialogLink();
  return (
    <Box sx={{ gridColumn: { md: '1 / 2', lg: 'auto' }, borderBlock: { xs: '1px solid var(--line)', md: 0 } }}>
      <Typography
        variant="small"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { xs: 'space-between', md: 'flex-start' },
          alignItems: 'center',
          columnGap: 0.5,
          minHeight: { xs: 44, md: 0 },
          '& a': { width: { lg: '100%' }, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        Last payment{' '}
        <Link component={RouterLink} {...dialog(`${dashboardPath}/${slug}/billing`)} aria-label={`Billing of ${name}`}>
          {lastPaymentDate === null ? 'None recorded' : formatDate(lastPaymentDate)}
        </Link>
      </Typography>
      <ManualPaymentSwitch installer={installer} />
    </Box>
  );
};
