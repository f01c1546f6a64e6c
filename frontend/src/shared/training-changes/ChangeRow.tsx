import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrainingChange } from '@pilotlight/contracts/http/training-changes';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/format';

interface ChangeRowProps {
  readonly change: TrainingChange;
  /** Beside it: where it stands, or what can be done with it. */
  readonly beside: ReactNode;
}

/** A change of the training that was asked for, in the installer's words. */
export const ChangeRow = ({ change: { text, askedAt, doneAt }, beside }: ChangeRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.5,
      '& + &': { borderTop: '1px solid var(--line)' },
    }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography variant="body" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="small">
        Asked {formatDate(askedAt)}
        {doneAt && `, done ${formatDate(doneAt)}`}
      </Typography>
    </Box>
    {beside}
  </Box>
);
