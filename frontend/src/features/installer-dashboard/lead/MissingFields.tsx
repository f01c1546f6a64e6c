import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { Camera, CircleCheck, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../../ui/icon';

type Missing = JobSheet['missing'][number];

interface MissingFieldsProps {
  readonly missing: JobSheet['missing'];
  readonly onFill: (missing: Missing) => void;
}

const first = 4;

/** What the sheet still lacks, the most valuable first; all of it is a press away where it is much. */
export const MissingFields = ({ missing, onFill }: MissingFieldsProps) => {
  const [all, setAll] = useState(false);
  const listed = all || missing.length <= first + 1 ? missing : missing.slice(0, first);
  if (missing.length === 0)
    return (
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          m: '0 16px 16px',
          p: 1.5,
          borderRadius: '8px',
          background: 'var(--good-soft)',
          color: 'var(--good)',
          fontWeight: 600,
          fontSize: 14,
        }}
      >
        <CircleCheck {...icon} /> Quote-ready
      </Box>
    );
  return (
    <Box sx={{ m: '0 16px 16px', p: 1.5, borderRadius: '8px', background: 'var(--surface-sunk)' }}>
      <Typography variant="subhead" component="h3" sx={{ mb: 0.5 }}>
        Missing for quote-ready
      </Typography>
      <ul>
        {listed.map((each) => {
          const Drawing = each.photo ? Camera : PencilLine;
          return (
            <Box
              component="li"
              key={each.field}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: 14, lineHeight: '22px' }}
            >
              <Drawing {...icon} style={{ flex: 'none', color: 'var(--text-soft)' }} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {each.label}
              </Box>
              <Button size="small" aria-label={`Fill in: ${each.label}`} onClick={() => onFill(each)}>
                Fill in
              </Button>
            </Box>
          );
        })}
      </ul>
      {listed.length < missing.length && (
        <Button variant="text" size="small" sx={{ ml: -1 }} onClick={() => setAll(true)}>
          Show all {missing.length}
        </Button>
      )}
    </Box>
  );
};
