import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HealthRowProps {
  readonly name: ReactNode;
  readonly badge: ReactNode;
  /** Under the name. */
  readonly children?: ReactNode;
}

/** One part: its name, how it stands, and what is known of it. */
export const HealthRow = ({ name, badge, children }: HealthRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 2,
      p: { xs: '10px 16px', md: '10px 24px' },
      '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="label" component="span">
      {name}
    </Typography>
    {badge}
    {children && (
      <Typography variant="small" component="div" sx={{ gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    )}
  </Box>
);

interface HealthRowsProps {
  readonly children: ReactNode;
  /** Beside each other where there is room. */
  readonly columns?: boolean;
}

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  '& > li:nth-of-type(2)': { borderTop: { md: 0 } },
  '& > li:nth-of-type(3)': { borderTop: { lg: 0 } },
} as const;

export const HealthRows = ({ children, columns = false }: HealthRowsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...(columns && beside) }}>
    {children}
  </Box>
);
