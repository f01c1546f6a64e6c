import Box from '@mui/material/Box';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { Camera, Check } from 'lucide-react';
import { spokenOnly } from '../conversations/spoken-only';
import { icon } from '../../ui/icon';

const filled = { border: '1px solid var(--line)', background: 'var(--good-soft)', color: 'var(--good)' } as const;
const empty = { border: '1.5px dashed var(--line-strong)', color: 'var(--text-soft)' } as const;

/** The photos of a job sheet in their fixed order; what nobody has sent yet is dashed. */
export const PhotoSlots = ({ photos }: Pick<JobSheet, 'photos'>) => (
  <Box
    component="ul"
    aria-label="Photos"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      gap: '6px',
      '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    }}
  >
    {photos.map(({ slot, label, ids }) => {
      const there = ids.length > 0;
      const Drawing = there ? Check : Camera;
      return (
        <Box
          key={slot}
          component="li"
          sx={{
            font: "450 12.5px/16px 'Inter Variable', Inter, system-ui, sans-serif",
            color: 'var(--text-soft)',
            textAlign: 'center',
            breakInside: 'avoid',
          }}
        >
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              aspectRatio: { xs: '3 / 2', sm: '1' },
              mb: 0.5,
              borderRadius: '8px',
              ...(there ? filled : empty),
            }}
          >
            <Drawing {...icon} />
          </Box>
          {label}
          <Box component="span" sx={spokenOnly}>
            {there ? `, ${ids.length} sent` : ', not sent yet'}
          </Box>
        </Box>
      );
    })}
  </Box>
);
