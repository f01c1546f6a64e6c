import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Pencil } from 'lucide-react';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { smallIcon } from '../../../../ui/icon';

/** How to reach whoever is visited, where, and what was noted; on a phone the sheet leaves it to the form. */
export const VisitFacts = ({ visit, onEdit }: { readonly visit: Appointment; readonly onEdit: () => void }) => {
  const { customerPhone, customerEmail, customerPostcode, notes } = visit;
  const facts = [
    { name: 'Phone', value: customerPhone && phoneInWords(customerPhone) },
    { name: 'Email', value: customerEmail },
    { name: 'Postcode', value: customerPostcode },
    { name: 'Notes', value: notes },
  ].filter(({ value }) => value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box
        component="dl"
        sx={{
          flex: 1,
          minWidth: 0,
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: '72px minmax(0, 1fr)',
          gap: '4px 8px',
          '& dt': { color: 'var(--text-soft)' },
          '& dd': { m: 0, color: 'var(--ink)', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <IconButton size="small" aria-label="Edit details" onClick={onEdit} sx={{ display: { xs: 'none', md: 'flex' } }}>
        <Pencil {...smallIcon} />
      </IconButton>
    </Box>
  );
};
