import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Panel } from '../../ui/Panel';

/** A panel whose figures load: its title, and a bar in the place of each line. `rows` gives their heights in pixels. */
export const PanelSkeleton = ({ title, rows }: { title: string; rows: readonly number[] }) => (
  <Panel title={title}>
    <Box aria-busy sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px' } }}>
      {rows.map((height, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Box>
  </Panel>
);
