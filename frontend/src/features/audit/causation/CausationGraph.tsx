import Box from '@mui/material/Box';
import type { EventCausation } from '@pilotlight/contracts/http/audit';
import { useMemo } from 'react';
import { durationInWords } from '../words';
import type { AuditView } from '../audit-view';
import { layoutOf, node } from './graph-layout';
import { CausationEdges } from './CausationEdges';
import { CausationNode } from './CausationNode';

const span = {
  position: { md: 'absolute' },
  width: 'fit-content',
  ml: { xs: 4, md: 0 },
  px: 1.25,
  py: 0.25,
  borderRadius: '12px',
  background: 'var(--bad-soft)',
  color: 'var(--bad)',
  font: "550 12.5px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  transform: { md: 'translate(-50%, -50%)' },
  whiteSpace: 'nowrap',
} as const;

interface CausationGraphProps {
  readonly graph: EventCausation;
  readonly focus: string;
  readonly view: AuditView;
}

/** An event's causation, drawn left to right, cause to effects; on a phone from top to bottom. */
export const CausationGraph = ({ graph, focus, view }: CausationGraphProps) => {
  const placed = useMemo(() => layoutOf(graph), [graph]);
  return (
    <Box
      // Wider than its card where causes are many: it scrolls, by the keyboard too.
      tabIndex={0}
      role="group"
      aria-label="The story, cause to effects"
      sx={{
        overflowX: { xs: 'visible', md: 'auto' },
        p: { xs: 2, md: 3 },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          width: { md: placed.width },
          height: { md: placed.height },
          mx: { md: 'auto' },
        }}
      >
        <CausationEdges {...placed} />
        <Box component="ol" sx={{ display: { xs: 'grid', md: 'block' }, gap: 1 }}>
          {placed.nodes.map((each) => (
            <CausationNode key={each.id} node={each} current={each.id === focus} view={view} />
          ))}
        </Box>
        {placed.spans.map(({ from, to, what, lasted }) => (
          <Box
            component="p"
            key={`${from.id} ${to.id}`}
            sx={{ ...span, mt: { xs: 1, md: 0 } }}
            style={{
              left: (from.x + to.x + node.width) / 2,
              top: (from.y + node.height + to.y) / 2,
            }}
          >
            {what} {durationInWords(lasted)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
