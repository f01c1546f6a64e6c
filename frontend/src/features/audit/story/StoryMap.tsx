import Box from '@mui/material/Box';
import type { EventStory } from '@pilotlight/contracts/http/audit';
import { useMemo } from 'react';
import { durationInWords } from '../words';
import type { AuditView } from '../audit-view';
import { layoutOf, node } from './story-layout';
import { StoryEdges } from './StoryEdges';
import { StoryNode } from './StoryNode';

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

interface StoryMapProps {
  readonly story: EventStory;
  readonly focus: string;
  readonly view: AuditView;
}

/** A story drawn left to right, cause to effects; on a phone from top to bottom. */
export const StoryMap = ({ story, focus, view }: StoryMapProps) => {
  const placed = useMemo(() => layoutOf(story), [story]);
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
        <StoryEdges {...placed} />
        <Box component="ol" sx={{ display: { xs: 'grid', md: 'block' }, gap: 1 }}>
          {placed.nodes.map((each) => (
            <StoryNode key={each.id} node={each} current={each.id === focus} view={view} />
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
