import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@pilotlight/contracts/http/billing';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../ui/format';
import { invoiceLook } from './billing-words';

const outside = { target: '_blank', rel: 'noreferrer' } as const;

const InvoiceRow = ({ at, amount, standing, hostedUrl, pdfUrl }: Invoice) => {
  const day = formatDate(at);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr 80px 96px 96px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 2, md: 3 },
        py: 1.5,
        '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Typography variant="label" component="span">
        {day}
      </Typography>
      <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {poundsOf(amount)}
      </Box>
      <span>
        <Badge {...invoiceLook[standing]} />
      </span>
      <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
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
export const Invoices = ({ invoices }: { readonly invoices: readonly Invoice[] }) =>
  invoices.length === 0 ? (
    <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
      No invoices yet.
    </Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.invoiceId} {...invoice} />
      ))}
    </Box>
  );
