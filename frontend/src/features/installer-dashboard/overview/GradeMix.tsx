import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Overview } from '@pilotlight/contracts/http/conversations';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { Link } from 'react-router-dom';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { formatCount } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { transcriptPath } from '../transcript-path';

const grades = [
  { grade: 'A', name: gradeNames.A, colour: 'var(--ember)' },
  { grade: 'B', name: gradeNames.B, colour: 'var(--warm)' },
  { grade: 'C', name: gradeNames.C, colour: 'var(--flame)' },
  { grade: null, name: 'No contact yet', colour: 'var(--line-strong)' },
] as const;

/** How the conversations are graded, every one of them. */
export const GradeMix = ({ grades: counts, all }: Pick<Overview, 'grades' | 'all'>) => {
  const counted = grades.map((part) => ({ ...part, count: counts[part.grade ?? 'ungraded'] }));
  return (
    <Panel title="Grade mix" aside={`All ${formatCount(all)}`}>
      <Box
        role="img"
        aria-label={counted.map(({ name, count }) => `${formatCount(count)} ${name.toLowerCase()}`).join(', ')}
        sx={{ display: 'flex', gap: '3px', height: 16, m: { xs: 2, md: '16px 24px' } }}
      >
        {counted
          .filter(({ count }) => count > 0)
          .map(({ name, count, colour }) => (
            <Box key={name} style={{ flexGrow: count, background: colour }} sx={{ borderRadius: '4px' }} />
          ))}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gridTemplateRows: '1fr 1fr',
          gridAutoFlow: 'column',
          gap: { xs: '8px 16px', md: '8px 32px' },
          p: { xs: '0 16px 16px', md: '0 24px 16px' },
        }}
      >
        {counted.map(({ grade, name, count }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <GradeMark grade={grade} />
            {grade ? (
              <MuiLink component={Link} to={transcriptPath('', `?grade=${grade}`)} sx={{ color: 'inherit' }}>
                {name}
              </MuiLink>
            ) : (
              name
            )}
            <Box
              component="b"
              sx={{ ml: 'auto', fontWeight: 600, color: 'var(--ink)', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatCount(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
