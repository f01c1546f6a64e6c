import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import { useDragged } from '../../../../ui/dragging/DragArea';
import { customerOf, holdsItsTime, timesInWords } from '../visit';
import { statusLooks } from '../visit/status-looks';
import type { PlacedVisit } from './diary-layout';
import { VisitFace } from './VisitFace';

const lineHeight = 18;
const padding = 11;

/** How many lines a block so many pixels high has room for. */
export const linesIn = (height: number): number => Math.max(1, Math.floor((height - padding) / lineHeight));

export const blockLook = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: '100%',
  height: '100%',
  m: 0,
  p: '5px 6px 4px 9px',
  border: 0,
  borderRadius: '6px',
  overflow: 'hidden',
  background: 'none',
  color: 'var(--text)',
  font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** All that a block says, for whoever can't see where it stands. */
const spoken = (visit: Appointment): string =>
  [
    timesInWords(visit),
    customerOf(visit),
    appointmentTypeNames[visit.appointmentType],
    statusLooks[visit.status].name,
    visit.customerPostcode,
  ]
    .filter(Boolean)
    .join(', ');

interface VisitBlockProps {
  readonly visit: PlacedVisit;
  /** Pixels from the column's top, and high. */
  readonly top: number;
  readonly height: number;
  readonly wide: boolean;
  readonly chosen: boolean;
  /** Whether Tab comes to it; the arrow keys go on from there. */
  readonly tabStop: boolean;
  /** On its way elsewhere: it stays here, pale, until it is dropped. */
  readonly away: boolean;
  readonly onChoose: () => void;
}

/** A visit drawn as the time that it takes. It can be dragged while it holds that time. */
export const VisitBlock = ({ visit, top, height, wide, chosen, tabStop, away, onChoose }: VisitBlockProps) => {
  const { appointment, lane, lanes } = visit;
  const { ref, listeners } = useDragged(appointment.id, !holdsItsTime(appointment));
  const lines = linesIn(height);
  return (
    <Box
      component="li"
      style={{
        top: top + 1,
        height: height - 2,
        left: `calc(${(lane / lanes) * 100}% + 3px)`,
        width: `calc(${100 / lanes}% - 6px)`,
        opacity: away ? 0.4 : 1,
      }}
      sx={{ position: 'absolute', zIndex: chosen ? 2 : 1 }}
    >
      <Box
        component="button"
        type="button"
        ref={ref}
        {...listeners}
        data-visit={appointment.id}
        aria-label={spoken(appointment)}
        aria-pressed={chosen}
        tabIndex={tabStop ? 0 : -1}
        onClick={onChoose}
        onFocus={onChoose}
        sx={{
          ...blockLook,
          ...(lines === 1 && { flexDirection: 'row', alignItems: 'center', columnGap: '6px', py: 0 }),
          ...statusLooks[appointment.status].block,
          cursor: holdsItsTime(appointment) ? 'grab' : 'pointer',
          touchAction: 'manipulation',
          ...(chosen && { outline: '2px solid var(--ink)', outlineOffset: '1px' }),
          '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: '2px' },
        }}
      >
        <VisitFace {...{ appointment, wide, lines }} />
      </Box>
    </Box>
  );
};
