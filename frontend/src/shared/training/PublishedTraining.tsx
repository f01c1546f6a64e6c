import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Training } from '@pilotlight/contracts/values/training';
import { toldIn } from './told-in';

/** What visitors are answered from, to be read only. */
export const PublishedTraining = ({ training }: { readonly training: Training }) => (
  <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
    {toldIn(training).map(([name, words]) => (
      <div key={name}>
        <Typography variant="label" component="dt">
          {name}
        </Typography>
        <Typography
          variant="body"
          component="dd"
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'var(--text-soft)' }}
        >
          {words || 'Not set'}
        </Typography>
      </div>
    ))}
  </Box>
);
