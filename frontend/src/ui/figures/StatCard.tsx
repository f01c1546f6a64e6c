import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Change } from './Change';
import type { ChangeInWords } from './change';
import { Sparkline } from './Sparkline';

interface StatCardProps {
  readonly name: string;
  readonly figure: string;
  /** The last seven days, oldest first; leave out where a day has no figure of its own. */
  readonly week?: readonly number[];
  /** What the line counts, for screen readers: "Conversations a day". */
  readonly weekLabel?: string;
  /** Left of the foot: "46 in 7 days". */
  readonly foot: string;
  readonly change?: ChangeInWords;
  /** Where the list of what it counts is. */
  readonly to?: string;
}

const Layout = ({ head, spark, figure, foot }: Record<'head' | 'spark' | 'figure' | 'foot', ReactNode>) => (
  <Card
    component="article"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
      columnGap: 1,
      alignItems: 'end',
      p: { xs: 1.5, md: '16px 20px' },
    }}
  >
    <Box sx={{ gridColumn: '1 / -1', mb: { xs: 0, md: 1 } }}>{head}</Box>
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        minWidth: 0,
        overflow: 'hidden',
        '& svg': { display: 'block', maxWidth: '100%' },
      }}
    >
      {spark}
    </Box>
    <Box sx={{ textAlign: 'right', gridColumn: { md: '2' } }}>{figure}</Box>
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 1,
        mt: { xs: 0.5, md: 1 },
        pt: { xs: 0.5, md: 1 },
        borderTop: '1px solid var(--line)',
      }}
    >
      {foot}
    </Box>
  </Card>
);

/** A total with its last seven days: the line, the week's count, and the change against the week before. */
export const StatCard = ({ name, figure, week, weekLabel = name, foot, change, to }: StatCardProps) => (
  <Layout
    head={
      <Typography component="h2" variant="label" sx={{ color: 'var(--text-soft)', fontSize: { xs: 12.5, md: 14 } }}>
        {to ? (
          <MuiLink component={Link} to={to} sx={{ color: 'inherit' }}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </Typography>
    }
    spark={week && <Sparkline values={week} label={weekLabel} />}
    figure={<Typography variant="figure">{figure}</Typography>}
    foot={
      <>
        <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {foot}
        </Typography>
        {change && <Change {...change} />}
      </>
    }
  />
);

/** The shape of a StatCard while its figures load. */
export const StatCardSkeleton = () => (
  <Layout
    head={<Skeleton width={120} height={18} sx={{ my: { xs: 0, md: '1px' } }} />}
    spark={<Skeleton width={152} height={40} />}
    figure={<Skeleton width={88} height={36} sx={{ ml: 'auto' }} />}
    foot={<Skeleton width={96} height={18} />}
  />
);
