import Box from '@mui/material/Box';
import type { LeadGrading } from '@pilotlight/contracts/http/leads';
import { type GradeFact, gradeFacts } from '@pilotlight/contracts/values/grading';
import { Check, Circle } from 'lucide-react';
import { icon } from '../../ui/icon';
import { spokenOnly } from '../conversations/spoken-only';

const names = {
  reachable: 'Contact',
  located: 'Address',
  ready: 'Timing',
} as const satisfies Record<GradeFact, string>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The three facts that make a grade: a tick and why, or a hollow circle and what to ask. */
export const GradeReasons = ({ facts }: Pick<LeadGrading, 'facts'>) => (
  <Box component="ul" aria-label="Why this grade" sx={{ display: 'grid', gap: 0.5 }}>
    {gradeFacts.map((fact) => {
      const { holds, why } = facts[fact];
      const Drawing = holds ? Check : Circle;
      return (
        <Box
          key={fact}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: '18px 80px minmax(0, 1fr)',
            columnGap: 1,
            alignItems: 'start',
            fontSize: 14,
            lineHeight: '22px',
          }}
        >
          <Drawing
            {...icon}
            style={{ marginTop: 2, padding: holds ? 0 : 2, color: holds ? 'var(--good)' : 'var(--text-soft)' }}
          />
          <Box component="b" sx={{ fontWeight: 550, color: 'var(--ink)' }}>
            {names[fact]}
            {!holds && (
              <Box component="span" sx={spokenOnly}>
                , missing:
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ color: 'var(--text-soft)', overflowWrap: 'anywhere' }}>
            {holds ? why : capitalised(why)}
          </Box>
        </Box>
      );
    })}
  </Box>
);
