import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PaymentLogEntry } from '@pilotlight/contracts/http/billing';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDateTime } from '../../../ui/format';
import { monospace } from '../../../ui/monospace';
import { usePaymentLogQuery } from '../approval.api';

const Row = ({ entry }: { readonly entry: PaymentLogEntry }) => {
  const { eventType, status, amount, errorMessage, createdAt, stripeEventId } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        p: { xs: '12px 16px', md: '12px 24px' },
        '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="label" component="span" sx={{ fontFamily: monospace }}>
        {eventType}
      </Typography>
      <Typography variant="body" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount === null ? status : `${poundsOf(amount)}, ${status}`}
      </Typography>
      <Typography variant="small" component="span" sx={{ gridColumn: '1 / -1' }}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>, {stripeEventId}
        {errorMessage !== null && `, ${errorMessage}`}
      </Typography>
    </Box>
  );
};

/** What the payment provider sent, newest first. */
export const PaymentLog = ({ slug }: { readonly slug: string }) => {
  const asked = usePaymentLogQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  return (
    <AsyncView
      of={asked}
      loading={<Skeleton height={96} sx={{ m: 3 }} />}
      error="Failed to fetch the payment log"
      isEmpty={({ payments }) => payments.length === 0}
      empty={
        <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
          Nothing has come from the payment provider.
        </Typography>
      }
    >
      {({ payments }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {payments.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </AsyncView>
  );
};
