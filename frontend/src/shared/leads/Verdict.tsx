import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeadGrading } from '@pilotlight/contracts/http/leads';
import { totalPoints } from '@pilotlight/contracts/values/grading';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { formatWhen } from '../../ui/format';
import { GradeMark } from '../conversations/GradeMark';
import { shownGrade } from './shown-grade';

const washes = {
  A: 'var(--ember-soft)',
  B: 'var(--warn-soft)',
  C: 'var(--flame-soft)',
  none: 'var(--surface)',
} as const;

interface VerdictProps {
  readonly grading: LeadGrading | null;
  /** The quiet line of one that has no grade yet. */
  readonly ungraded: string;
  readonly now: Date;
  /** Without the wash of its grade. */
  readonly plain?: boolean;
}

/** The grade as its letter and in words, when it was given, and the points of 100. */
export const Verdict = ({ grading, ungraded, now, plain = false }: VerdictProps) => {
  const grade = shownGrade(grading);
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        ...(!plain && {
          p: 2,
          borderBottom: '1px solid var(--line)',
          background: `linear-gradient(100deg, ${washes[grade ?? 'none']}, transparent)`,
        }),
      }}
    >
      <GradeMark grade={grade} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="head" component="h2">
          {grade ? `${gradeNames[grade]} lead` : 'No contact yet'}
        </Typography>
        <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {grading ? `Scored ${formatWhen(grading.gradedAt, now)}` : ungraded}
        </Typography>
      </Box>
      {grading && (
        <Box sx={{ textAlign: 'right' }}>
          <Typography variant="title" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {totalPoints(grading.points)}
          </Typography>
          <Typography variant="small">of 100</Typography>
        </Box>
      )}
    </Box>
  );
};
