import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { RefObject } from 'react';
import { ReachWarning } from './ReachWarning';
import { VisitButtons, type VisitButtonsProps } from './VisitButtons';
import { VisitFacts } from './VisitFacts';
import { VisitHead } from './VisitHead';
import { VisitLinks } from './VisitLinks';
import { VisitWhen } from './VisitWhen';
import { visitHistory } from './visit-history';

interface VisitCardProps extends VisitButtonsProps {
  readonly today: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** Lies over the foot of a phone's screen, above the bar, so that its buttons are under the thumb. */
const sheet = {
  order: { xs: 3, md: 0 },
  position: { xs: 'sticky', md: 'static' },
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  zIndex: 4,
  m: { xs: '8px -16px 0', md: 0 },
  borderRadius: { xs: '16px 16px 0 0', md: '12px' },
  borderWidth: { xs: '1px 0 0', md: '1px' },
  boxShadow: { xs: '0 -8px 32px rgb(11 31 51 / .16)', md: 'var(--shadow)' },
  '@keyframes slide': { from: { transform: 'translateY(24px)' } },
  animation: { xs: 'slide 200ms ease-out', md: 'none' },
} as const;

/** The visit that is chosen: who, when, what next, and what became of it. On a phone a sheet over the foot. */
export const VisitCard = ({ today, onEdit, onClose, sheet: card, ...buttons }: VisitCardProps) => {
  const { visit, draft } = buttons;
  const history = visitHistory(visit);
  return (
    <Card
      ref={card}
      component="section"
      aria-label="Selected appointment"
      onKeyDown={({ key }) => key === 'Escape' && (draft ? buttons.onLetGo() : onClose())}
      sx={sheet}
    >
      <Box
        aria-hidden
        sx={{
          display: { md: 'none' },
          width: 40,
          height: 4,
          m: '8px auto -4px',
          borderRadius: '2px',
          background: 'var(--line-strong)',
        }}
      />
      <Box sx={{ display: 'grid', gap: { xs: 1, md: 1.5 }, p: { xs: '12px 16px', md: '16px 20px' } }}>
        <VisitHead visit={visit} onClose={onClose} />
        <VisitWhen
          visit={draft ? { ...visit, scheduledAt: draft.scheduledAt } : visit}
          today={today}
          {...(draft && { instead: 'not moved there yet' })}
        />
        <VisitFacts visit={visit} onEdit={onEdit} />
        <ReachWarning visit={visit} />
        <VisitButtons {...buttons} />
      </Box>
      <VisitLinks visit={visit} />
      <Box
        component="ul"
        aria-label="What became of it"
        sx={{
          display: { xs: 'none', md: 'grid' },
          gap: 0.5,
          p: '12px 20px 16px',
          borderTop: '1px solid var(--line)',
          color: 'var(--text-soft)',
          fontSize: 12.5,
          lineHeight: '18px',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {history.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Card>
  );
};
