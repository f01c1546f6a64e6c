import Box from '@mui/material/Box';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';

/** What to look out for on the survey. */
export const SurveyFlags = ({ flags }: Pick<JobSheet, 'flags'>) => (
  <Box component="ul" aria-label="Look out for" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {flags.map(({ text, tone }) => (
      <Box component="li" key={text} sx={{ maxWidth: '100%' }}>
        {tone === 'warn' ? (
          <Badge label={text} tone="warn" icon={<TriangleAlert {...chipIcon} />} />
        ) : (
          <Badge label={text} tone="flame" />
        )}
      </Box>
    ))}
  </Box>
);
