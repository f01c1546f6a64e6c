import Box from '@mui/material/Box';

const radius = 45.5;
const around = 2 * Math.PI * radius;

interface CompletionRingProps {
  /** 0 to 100. */
  readonly percentage: number;
  readonly size?: number;
}

/** How much of a job sheet is filled, as a ring around its percentage. */
export const CompletionRing = ({ percentage, size = 64 }: CompletionRingProps) => (
  <Box
    role="img"
    aria-label={`${percentage}% complete`}
    sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' }}
  >
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--line)" strokeWidth="9" />
      {percentage > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke={percentage === 100 ? 'var(--good)' : 'var(--flame)'}
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(percentage / 100) * around} ${around}`}
          transform="rotate(-90 50 50)"
        />
      )}
    </svg>
    <Box
      component="b"
      aria-hidden
      sx={{
        position: 'absolute',
        font: "650 14px/1 'Inter Variable', Inter, system-ui, sans-serif",
        color: 'var(--ink)',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {percentage}%
    </Box>
  </Box>
);
