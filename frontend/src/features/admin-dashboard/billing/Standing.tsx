import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Billing } from '@pilotlight/contracts/http/billing';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { standingLook, whatComes } from '../../../shared/billing/billing-words';
import { Badge } from '../../../ui/Badge';
import { troubleInWords } from './trouble-words';

/** How the subscription stands, what went wrong and what comes next. */
export const Standing = ({ billing, deleted }: { readonly billing: Billing; readonly deleted: boolean }) => {
  const said = [
    ...(deleted ? ['This installer was deleted. Amounts and dates are kept for 6 years, without names.'] : []),
    ...(billing.manualPaymentMode ? ['Manual payment is on: a failed card payment suspends nothing.'] : []),
    ...(billing.standing === 'failed' ? [troubleInWords(billing)] : []),
    whatComes(billing, 'admin'),
  ].filter((words) => words !== null);
  return (
    <Box sx={{ display: 'grid', gap: 1, p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {deleted && <Badge label="Deleted" tone="bad" />}
        <Badge {...standingLook(billing)} />
        <Typography variant="body" component="span">
          {poundsOf(billing.monthly.gross)} a month: {poundsOf(billing.monthly.net)} + {poundsOf(billing.monthly.vat)}{' '}
          VAT
        </Typography>
      </Box>
      {said.map((words) => (
        <Typography key={words} variant="body" component="p">
          {words}
        </Typography>
      ))}
      {billing.subscriptionId !== null && (
        <Typography variant="small" component="p" sx={{ overflowWrap: 'anywhere' }}>
          Subscription {billing.subscriptionId}
        </Typography>
      )}
    </Box>
  );
};
