import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { useDropTarget } from '../../../../ui/dragging/DragArea';
import { placeOf } from '../visit';
import type { Draft } from '../useDraft';
import { blockLook, linesIn, VisitBlock } from './VisitBlock';
import type { Hours, PlacedVisit } from './diary-layout';
import { hatched } from './grid-measures';
import { NowLine } from './NowLine';
import { VisitFace } from './VisitFace';

/** Minutes that the tag of the time takes below its line. */
const nowTag = 8;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface DayColumnProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly hours: Hours;
  readonly hourHeight: number;
  readonly visits: readonly PlacedVisit[];
  readonly closed: readonly Stretch[];
  /** Said where the whole day is closed. */
  readonly closedWord: string;
  /** Minutes since midnight, on today's column. */
  readonly now: number | null;
  readonly wide: boolean;
  readonly chosenId: string | null;
  readonly tabStopId: string | null;
  readonly draft: Draft | null;
  readonly onChoose: (visit: Appointment) => void;
}

/** One day from top to bottom: what is closed, the visits, and a visit on its way here. */
export const DayColumn = (props: DayColumnProps) => {
  const { day, isToday, hours, hourHeight, visits, closed, closedWord, now, wide, chosenId, tabStopId, draft } = props;
  const drop = useDropTarget(day);
  const pixels = (minutes: number): number => (minutes / 60) * hourHeight;
  const top = (minutes: number): number => pixels(minutes - hours.from * 60);
  const coming = draft && { ...draft.visit, scheduledAt: draft.scheduledAt };
  const arriving = coming && placeOf(coming).day === day ? placeOf(coming) : null;
  return (
    <Box
      ref={drop}
      style={{ height: pixels((hours.to - hours.from) * 60) }}
      sx={{
        position: 'relative',
        minWidth: 0,
        borderLeft: '1px solid var(--line)',
        background: `repeating-linear-gradient(var(--line) 0 1px, transparent 1px ${hourHeight}px)`,
        ...(isToday && { backgroundColor: 'color-mix(in srgb, var(--flame-soft) 35%, var(--surface))' }),
      }}
    >
      {closed.map(({ from, to }) => (
        <Box
          key={from}
          style={{ top: top(from), height: pixels(to - from) }}
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            display: 'grid',
            placeItems: 'center',
            background: hatched,
            color: 'var(--text-soft)',
            fontSize: 12.5,
          }}
        >
          {closedWord}
        </Box>
      ))}
      <Box component="ul" sx={{ display: 'contents' }}>
        {visits.map((visit) => (
          <VisitBlock
            key={visit.appointment.id}
            visit={visit}
            top={top(visit.place.from)}
            height={pixels(visit.place.to - visit.place.from)}
            wide={wide && visit.lanes === 1}
            chosen={visit.appointment.id === chosenId}
            tabStop={visit.appointment.id === tabStopId}
            away={visit.appointment.id === draft?.visit.id}
            onChoose={() => props.onChoose(visit.appointment)}
          />
        ))}
      </Box>
      {now !== null && now >= hours.from * 60 && now < hours.to * 60 - nowTag && (
        <NowLine minutes={now} top={top(now)} />
      )}
      {coming && arriving && (
        <Box
          aria-hidden
          style={{ top: top(arriving.from) + 1, height: pixels(arriving.to - arriving.from) - 2 }}
          sx={{ position: 'absolute', left: 3, right: 3, zIndex: 4, pointerEvents: 'none' }}
        >
          <Box
            sx={{
              ...blockLook,
              background: 'var(--surface)',
              boxShadow: 'var(--shadow-float)',
              outline: '2px solid var(--flame-deep)',
              outlineOffset: '-2px',
            }}
          >
            <b>
              {arriving.start} to {arriving.end}
            </b>
            <VisitFace appointment={coming} wide={false} lines={linesIn(pixels(arriving.to - arriving.from)) - 1} />
          </Box>
        </Box>
      )}
    </Box>
  );
};
