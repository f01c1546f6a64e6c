import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import { type ReactNode, useRef, useState } from 'react';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { DragArea, type Dragged } from '../../../ui/dragging/DragArea';
import { chosenOf, hasBegun } from './chosen-visit';
import { longDay } from './days';
import { DayStrip } from './DayStrip';
import { side, split } from './diary-columns';
import { nearestQuarter, useHourHeight } from './grid/grid-measures';
import { Legend } from './grid/Legend';
import { TimeGrid } from './grid/TimeGrid';
import { NothingChosen } from './NothingChosen';
import type { DiaryAddress } from './useDiaryAddress';
import { useClearOfSheet } from './useClearOfSheet';
import { gridKeys, useConfirmKey } from './useDiaryKeys';
import { useDraft } from './useDraft';
import { useUndoable } from './useUndoable';
import { useVisitActs, type VisitActs } from './useVisitActs';
import { byTime, placeOf } from './visit';
import { AlsoWaiting } from './visit/AlsoWaiting';
import { CancelDialog } from './visit/CancelDialog';
import { DayRoute } from './visit/DayRoute';
import { VisitCard } from './visit/VisitCard';

interface DiaryProps {
  readonly appointments: readonly Appointment[];
  readonly pending: readonly Appointment[];
  readonly availability: AvailabilityConfig | undefined;
  readonly days: readonly string[];
  readonly week: readonly string[];
  readonly day: string;
  readonly today: string;
  /** Minutes since midnight. */
  readonly now: number;
  readonly narrow: boolean;
  readonly address: DiaryAddress;
  readonly tools: ReactNode;
  readonly go: (change: Partial<DiaryAddress>) => void;
  readonly show: (visit: Appointment) => void;
  readonly onAdd: () => void;
  readonly onChange: (visit: Appointment) => void;
}

/** The days that are shown, the visit that is chosen, and all that can be done with it. */
export const Diary = (props: DiaryProps) => {
  const { appointments, pending, availability, days, week, day, today, now, narrow, address, go, show } = props;
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  const hourHeight = useHourHeight();
  const drawn = appointments.filter((visit) => days.includes(placeOf(visit).day)).toSorted(byTime);
  const chosen = chosenOf(drawn, address.visit, today, now);
  const acts = useVisitActs({ known: appointments, show });
  const drafting = useDraft(acts.move, today);
  const { draft } = drafting;
  const undoable = useUndoable(chosen && acts.undoableUntil(chosen));
  const choose = (visit: Appointment) => {
    if (draft && draft.visit.id !== visit.id) drafting.letGo();
    if (visit.id !== address.visit) go({ visit: visit.id, day: placeOf(visit).day });
  };
  /** Stays with the visit that something is said of, for it may have been chosen only because it waited. */
  const say: VisitActs['say'] = (visit, ...said) => {
    if (visit.id === chosen?.id) choose(visit);
    return acts.say(visit, ...said);
  };
  const confirm = chosen?.status === 'pending' && !acts.isBusy ? () => void say(chosen, 'confirmed') : null;
  useConfirmKey(confirm);
  const draggedTo = ({ id, down, over }: Dragged, to: typeof drafting.drag) => {
    const visit = drawn.find((each) => each.id === id);
    if (!visit || over === null) return drafting.letGo();
    to(visit, over, nearestQuarter(placeOf(visit).from + (down / hourHeight) * 60));
  };
  const keys = gridKeys({
    ids: drawn.map(({ id }) => id),
    onStep: (id, step) => {
      const visit = drawn.find((each) => each.id === id);
      if (visit) drafting.step(visit, step);
    },
    onDrop: draft?.by === 'keys' ? drafting.drop : null,
    onEscape: () => (draft ? drafting.letGo() : go({ visit: 'none' })),
  });
  const putAway = () => {
    document.querySelector<HTMLElement>(`[data-visit="${chosen?.id}"]`)?.focus();
    go({ visit: 'none' });
  };
  const sheet = useRef<HTMLElement>(null);
  const clearing = useClearOfSheet(sheet, chosen?.id, narrow);
  const others = pending.filter(({ id }) => id !== chosen?.id);
  return (
    <>
      <DayStrip days={week} day={day} appointments={appointments} onDay={(to) => go({ day: to, visit: null })} />
      <Box sx={split}>
        <Card
          component="section"
          aria-label={days.length > 1 ? `Week of ${longDay(days[0] ?? day)}` : `Diary of ${longDay(day)}`}
          onKeyDown={keys}
          {...clearing}
        >
          <DragArea
            onDrag={(dragged) => draggedTo(dragged, drafting.drag)}
            onDrop={(dragged) => draggedTo(dragged, drafting.dropAt)}
            onLetGo={drafting.letGo}
          >
            <TimeGrid
              {...{ days, today, now, availability, hourHeight, draft }}
              appointments={appointments}
              chosenId={chosen?.id ?? null}
              tabStopId={(chosen ?? drawn[0])?.id ?? null}
              onChoose={choose}
              onOpenDay={(to) => go({ day: to, view: 'day' })}
            />
          </DragArea>
          <Legend />
        </Card>
        {narrow && (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, order: 1 }}>
            <Button onClick={() => go({ day: null, visit: null })}>Today</Button>
            <Box sx={{ display: 'flex', gap: 1 }}>{props.tools}</Box>
          </Box>
        )}
        <Box sx={side}>
          {chosen ? (
            <VisitCard
              key={chosen.id}
              sheet={sheet}
              visit={chosen}
              draft={draft?.by === 'keys' && draft.visit.id === chosen.id ? draft : null}
              today={today}
              hasBegun={hasBegun(chosen, today, now)}
              isBusy={acts.isBusy}
              onSay={(status) => void say(chosen, status)}
              onMove={() => props.onChange(chosen)}
              onEdit={() => props.onChange(chosen)}
              onCancel={() => setCancelling(chosen)}
              onDrop={drafting.drop}
              onLetGo={drafting.letGo}
              onUndo={undoable ? () => void acts.undo(chosen) : null}
              onClose={putAway}
            />
          ) : (
            !narrow && <NothingChosen {...{ drawn, address, go }} onAdd={props.onAdd} />
          )}
          <AlsoWaiting
            visits={others}
            {...{ today }}
            isBusy={acts.isBusy}
            onPhone={!chosen}
            onConfirm={(visit) => void say(visit, 'confirmed')}
            onShow={show}
          />
          <Box sx={{ order: 2, mb: { xs: chosen ? 0 : 3, md: 0 } }}>
            <DayRoute appointments={appointments} day={day} isToday={day === today} />
          </Box>
        </Box>
      </Box>
      <Box role="status" sx={spokenOnly}>
        {drafting.announcement}
      </Box>
      {cancelling && (
        <CancelDialog
          visit={cancelling}
          busy={acts.isBusy}
          onCancel={(reason) => void say(cancelling, 'cancelled', reason).then(() => setCancelling(null))}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
};
