import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OpenRegistration } from '@pilotlight/contracts/http/registration';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { Badge } from '../../../ui/Badge';
import { formatDateTime } from '../../../ui/format';
import { monospace } from '../../../ui/monospace';
import { useOpenRegistrationsQuery } from '../approval.api';
import { registrationInWords } from './registration-words';

const Row = ({ registration }: { readonly registration: OpenRegistration }) => {
  const { amount, paidAt, startedAt, paymentIntentId } = registration;
  const { says, label, tone } = registrationInWords(registration);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '88px 220px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 48,
        p: { xs: '12px 16px', md: '8px 24px' },
        borderTop: '1px solid var(--line)',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography variant="body" component="span" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
        {amount === null ? 'Unknown' : poundsOf(amount)}
      </Typography>
      <Box component="span" sx={{ order: { xs: 1, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography variant="small" component="span">
          {paidAt === null ? 'Started' : 'Paid'} {formatDateTime(paidAt ?? startedAt)}
        </Typography>
      </Box>
      <Box component="span" sx={{ order: { xs: 2, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Typography variant="small" component="span" sx={{ display: 'block', color: 'var(--text)' }}>
          {says}
        </Typography>
        <Typography
          variant="small"
          component="span"
          sx={{ display: 'block', fontFamily: monospace, overflowWrap: 'anywhere' }}
        >
          {paymentIntentId}
        </Typography>
      </Box>
      <Badge label={label} tone={tone} />
    </Box>
  );
};

/** Payments without an account, and what becomes of the money; nothing where there are none. */
export const PaidNotRegistered = () => {
  const { data } = useOpenRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.registrations.length === 0) return null;
  return (
    <Card component="section" aria-label="Paid, not registered" sx={{ mt: 3 }}>
      <Box sx={{ p: { xs: '16px 16px 12px', md: '16px 24px 12px' } }}>
        <Typography variant="subhead" component="h2">
          Paid, not registered
        </Typography>
        <Typography variant="small">
          A first payment was made and there's no account yet. It's finished, or the money goes back by itself.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.registrations.map((registration) => (
          <Row key={registration.registrationId} registration={registration} />
        ))}
      </Box>
    </Card>
  );
};
