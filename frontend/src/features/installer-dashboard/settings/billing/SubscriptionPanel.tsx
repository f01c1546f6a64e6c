import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Billing } from '@pilotlight/contracts/http/billing';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { Badge } from '../../../../ui/Badge';
import { formatDate } from '../../../../ui/format';
import { Panel } from '../../../../ui/Panel';
import { standingLook, whatComes } from '../../../../shared/billing/billing-words';
import { CancelButton } from './CancelButton';
import { PortalButton } from './PortalButton';

interface SubscriptionPanelProps {
  readonly billing: Billing;
  readonly installer: Pick<Installer, 'registrationSource' | 'rejectedAt'>;
}

const unpaidStandings = ['none', 'incomplete', 'cancelled'];

/** Why an installer is asked for nothing; null where it pays. */
const exemption = ({ billing, installer }: SubscriptionPanelProps): string | null => {
  if (billing.manualPaymentMode) return 'The admin team settles your payments with you directly. Nothing to pay here.';
  return installer.registrationSource === 'admin' && billing.standing === 'none'
    ? 'Your account was set up by the admin team. Nothing to pay here.'
    : null;
};

const Price = ({ monthly: { net, vat, gross } }: Pick<Billing, 'monthly'>) => (
  <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
    <Typography variant="figure" component="span" sx={{ color: 'var(--ink)' }}>
      {poundsOf(gross)}
    </Typography>
    <Typography variant="body" component="span" sx={{ color: 'var(--text-soft)' }}>
      a month: {poundsOf(net)} + {poundsOf(vat)} VAT
    </Typography>
  </Box>
);

/** The plan, how it stands, what comes next, and what can be done about it. */
export const SubscriptionPanel = (props: SubscriptionPanelProps) => {
  const { billing, installer } = props;
  const { label, tone } = standingLook(billing);
  const exempt = exemption(props);
  const subscribed = !unpaidStandings.includes(billing.standing);
  const mayStart = !subscribed && exempt === null && installer.rejectedAt === null;
  const comes = exempt === null ? whatComes(billing, 'installer') : null;
  return (
    <Panel
      title="Subscription"
      aside={<Badge label={exempt ? 'Nothing to pay' : label} tone={exempt ? 'plain' : tone} />}
    >
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
        {exempt ? <Typography variant="body">{exempt}</Typography> : <Price monthly={billing.monthly} />}
        {comes && <Typography variant="body">{comes}</Typography>}
        {billing.lastPaymentDate && (
          <Typography variant="small">Last payment: {formatDate(billing.lastPaymentDate)}</Typography>
        )}
        {mayStart && (
          <Typography variant="body">
            You have no running subscription. Your chatbot needs one; cancel any time.
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayStart && (
            <Button variant="contained" href="/installer/payment">
              Set up payment
            </Button>
          )}
          {subscribed && billing.customerId && <PortalButton>Change card</PortalButton>}
          {subscribed && <CancelButton {...billing} />}
        </Box>
        {billing.provider === 'local' && (
          <Typography variant="small">Test payments: no card is charged on this platform.</Typography>
        )}
      </Box>
    </Panel>
  );
};
