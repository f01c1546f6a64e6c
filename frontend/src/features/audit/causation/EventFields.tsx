import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditedField } from '@pilotlight/contracts/http/audit';
import { Value } from '../values/Value';
import { fieldInWords } from '../words';

/** What an event says, field by field. */
export const EventFields = ({ fields }: { readonly fields: readonly AuditedField[] | null }) => (
  <Box
    component="section"
    aria-label="What it says"
    sx={{ px: { xs: 2, md: 3 }, py: 1.5, borderTop: '1px solid var(--line)' }}
  >
    {fields === null ? (
      <Typography variant="body" role="alert" sx={{ color: 'var(--bad)' }}>
        What this event says can't be read: it was changed, or a newer version wrote it.
      </Typography>
    ) : (
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          gap: { xs: 0, md: '4px 16px' },
          '& dt': { color: 'var(--text-soft)', mt: { xs: 0.5, md: 0 }, overflowWrap: 'anywhere' },
          '& dd': { color: 'var(--ink)', overflowWrap: 'anywhere' },
        }}
      >
        {fields.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt title={name}>{fieldInWords(name)}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </Box>
        ))}
      </Box>
    )}
  </Box>
);
