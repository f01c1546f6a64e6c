import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { smallIcon } from './icon';

export interface ListedStep {
  readonly title: string;
  readonly text: ReactNode;
  readonly standing: 'done' | 'now' | 'later';
}

const disc = {
  done: { background: 'var(--good-soft)', borderColor: 'var(--good)', color: 'var(--good)' },
  now: { background: 'var(--flame)', borderColor: 'var(--flame)', color: 'var(--on-flame)' },
  later: { background: 'var(--surface)', borderColor: 'var(--line-strong)', color: 'var(--text-soft)' },
} as const;

/** Steps one under the other on a line: what is done, what is on, what comes. */
export const StepList = ({ steps }: { readonly steps: readonly ListedStep[] }) => (
  <Box component="ol" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
    {steps.map(({ title, text, standing }, index) => (
      <Box
        component="li"
        key={title}
        aria-current={standing === 'now' ? 'step' : undefined}
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: '32px minmax(0, 1fr)',
          columnGap: 2,
          pb: '20px',
          '&:last-child': { pb: 0 },
          '&:not(:last-child)::after': {
            content: '""',
            position: 'absolute',
            left: 15,
            top: 32,
            bottom: 0,
            borderLeft: '1.5px solid var(--line-strong)',
          },
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 32,
            height: 32,
            border: '1.5px solid',
            borderRadius: '50%',
            fontWeight: 600,
            ...disc[standing],
          }}
        >
          {standing === 'done' ? <Check {...smallIcon} /> : index + 1}
        </Box>
        <div>
          <Typography variant="label" component="p" sx={{ lineHeight: '32px', fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="body" component="div" sx={{ color: 'var(--text-soft)' }}>
            {text}
          </Typography>
        </div>
      </Box>
    ))}
  </Box>
);
