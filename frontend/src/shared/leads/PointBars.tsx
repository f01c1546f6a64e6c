import Box from '@mui/material/Box';
import { type PointPart, pointParts, type Points } from '@pilotlight/contracts/values/grading';

const parts = [
  { part: 'contact', name: 'Contact' },
  { part: 'need', name: 'Need' },
  { part: 'timing', name: 'Timing' },
  { part: 'fit', name: 'Fit' },
  { part: 'sheet', name: 'Sheet' },
] as const satisfies readonly { part: PointPart; name: string }[];

/** The five parts of a lead's points, each as a bar of the most that it gives. */
export const PointBars = ({ points }: { readonly points: Points }) => (
  <Box
    component="ul"
    aria-label="Points"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 1.5 }}
  >
    {parts.map(({ part, name }) => (
      <Box
        key={part}
        component="li"
        sx={{
          display: 'grid',
          gap: 0.5,
          font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
          color: 'var(--text-soft)',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {name}
        <Box aria-hidden sx={{ height: 4, borderRadius: '2px', overflow: 'hidden', background: 'var(--line)' }}>
          <Box
            sx={{ height: '100%', background: 'var(--flame-deep)' }}
            style={{ width: `${(100 * points[part]) / pointParts[part]}%` }}
          />
        </Box>
        <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
          {points[part]}/{pointParts[part]}
        </Box>
      </Box>
    ))}
  </Box>
);
