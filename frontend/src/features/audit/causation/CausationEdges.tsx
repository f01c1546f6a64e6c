import Box from '@mui/material/Box';
import { useId } from 'react';
import { node, type PlacedGraph } from './graph-layout';

/** The arrows between the events of a causation graph, and what lasted between two of them. */
export const CausationEdges = ({ edges, spans, width, height }: PlacedGraph) => {
  const arrow = useId();
  const middle = node.height / 2;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: { xs: 'none', md: 'block' }, position: 'absolute', inset: 0, overflow: 'visible' }}
      style={{ width, height }}
    >
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M1,1 7,4 1,7" fill="none" stroke="var(--text-faint)" strokeWidth="1.5" />
        </marker>
      </defs>
      {edges.map(({ from, to }) => {
        const [x, y] = [from.x + node.width, from.y + middle];
        const [endX, endY] = [to.x - 3, to.y + middle];
        return (
          <path
            key={to.id}
            d={`M${x},${y}C${x + 20},${y} ${x + 20},${endY} ${endX},${endY}`}
            fill="none"
            stroke="var(--text-faint)"
            strokeWidth={1.5}
            markerEnd={`url(#${arrow})`}
          />
        );
      })}
      {spans.map(({ from, to }) => (
        <path
          key={`${from.id} ${to.id}`}
          d={`M${from.x + node.width / 2},${from.y + node.height}L${to.x + node.width / 2},${to.y}`}
          stroke="var(--bad)"
          strokeWidth={2}
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      ))}
    </Box>
  );
};
