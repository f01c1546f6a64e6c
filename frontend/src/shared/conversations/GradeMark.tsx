import Box from '@mui/material/Box';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import type { Grade } from '@pilotlight/contracts/values/intent';

const look = {
  A: { background: 'var(--ember)', color: '#0b1f33' },
  B: {
    background: 'var(--warn-soft)',
    color: 'var(--warn)',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--warn) 35%, transparent)',
  },
  C: {
    background: 'var(--flame-soft)',
    color: 'var(--flame-deep)',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--flame-deep) 30%, transparent)',
  },
  ungraded: { color: 'var(--text-soft)', boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
} as const;

const fontSizeOf = (size: number): number => {
  if (size < 24) return 11;
  return size > 32 ? 24 : 12.5;
};

/** A lead's grade as its letter: ember A, amber B, blue C; a dash where there is none. */
export const GradeMark = ({ grade, size = 24 }: { grade: Grade | null; size?: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={grade ? `Grade ${grade}, ${gradeNames[grade]}` : 'No contact yet'}
    style={{ width: size, height: size, fontSize: fontSizeOf(size), borderRadius: size < 24 ? 4 : 6 }}
    sx={{
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      fontWeight: 700,
      lineHeight: 1,
      ...look[grade ?? 'ungraded'],
    }}
  >
    {grade ?? '–'}
  </Box>
);
