import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@pilotlight/contracts/http/billing';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { Badge } from '../../../../ui/Badge';
import { formatDate } from '../../../../ui/format';
import { Panel } from '../../Panel';
import { invoiceLook } from './billing-words';

const outside = { target: '_blank', rel: 'noreferrer' } as const;

const InvoiceRow = ({ at, amount, standing, hostedUrl, pdfUrl }: Invoice) => {
  const day = formatDate(at);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, md: 3 },
        py: 1.5,
        '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Typography variant="label" component="span" sx={{ flex: '1 0 96px' }}>
        {day}
      </Typography>
      <Box component="span" sx={{ minWidth: 64, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {poundsOf(amount)}
      </Box>
      <Badge {...invoiceLook[standing]} />
      <Box component="span" sx={{ display: 'flex', gap: 2, minWidth: 96, justifyContent: 'flex-end' }}>
        {hostedUrl && (
          <Link {...outside} href={hostedUrl} aria-label={`Invoice of ${day}`}>
            {standing === 'open' ? 'Pay' : 'View'}
          </Link>
        )}
        {pdfUrl && (
          <Link {...outside} href={pdfUrl} aria-label={`PDF of the invoice of ${day}`}>
            PDF
          </Link>
        )}
      </Box>
    </Box>
  );
};

/** What was charged, each with the provider's own page where it has one. */
export const InvoicesPanel = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <Panel title="Invoices">
    {invoices.length === 0 ? (
      <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
        No invoices yet.
      </Typography>
    ) : (
      <ul>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.invoiceId} {...invoice} />
        ))}
      </ul>
    )}
  </Panel>
);
