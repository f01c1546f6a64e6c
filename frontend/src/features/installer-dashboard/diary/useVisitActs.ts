import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { undoMilliseconds } from '@pilotlight/contracts/values/appointment';
import { useCallback, useState } from 'react';
import { toast } from '../../../ui/toasts/toasts';
import { shortDay } from './days';
import { type Refusal, refusalFrom } from './refusal';
import { customerOf, placeOf } from './visit';
import {
  useChangeAppointmentMutation,
  useSetAppointmentStatusMutation,
  useUndoAppointmentStatusMutation,
} from './visit-acts.api';
import { statusLooks } from './visit/status-looks';
import { whatChanged, whoIsThere } from './what-changed';

export type Said = 'confirmed' | 'completed' | 'cancelled' | 'no_show';

export interface VisitActs {
  readonly say: (visit: Appointment, status: Said, reason?: string) => Promise<boolean>;
  readonly undo: (visit: Appointment) => Promise<void>;
  readonly move: (visit: Appointment, scheduledAt: string) => Promise<boolean>;
  /** Until when (ms since 1970) what was last done to this visit can be taken back, after a reload too; null where it can't. */
  readonly undoableUntil: (visit: Appointment) => number | null;
  readonly isBusy: boolean;
}

interface Surroundings {
  /** What the screen knows, to name who is in the way. */
  readonly known: readonly Appointment[];
  /** Shows a visit where it stands. */
  readonly show: (visit: Appointment) => void;
}

const failed = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

const standsAt = (visit: Appointment): string => {
  const { day, start } = placeOf(visit);
  return `${shortDay(day)}, ${start}`;
};

/** What is done to a visit, each with its way back. Whoever comes second is told what the first one did, and is shown it. */
export const useVisitActs = ({ known, show }: Surroundings): VisitActs => {
  const [sendStatus, saying] = useSetAppointmentStatusMutation();
  const [sendUndo, undoing] = useUndoAppointmentStatusMutation();
  const [sendChange, moving] = useChangeAppointmentMutation();
  const [undoable, setUndoable] = useState<{ readonly visit: Appointment; readonly until: number | null } | null>(null);

  const tell = (title: string, visit: Appointment, refusal: Refusal, wanted: Appointment = visit): void => {
    switch (refusal.kind) {
      case 'changed-meanwhile':
        failed('Somebody was quicker', whatChanged(visit, refusal.appointment));
        return show(refusal.appointment);
      case 'taken':
        return failed(title, whoIsThere(wanted, known) ?? refusal.reason);
      case 'other':
        return failed(title, refusal.reason);
    }
  };

  const undo = async (visit: Appointment): Promise<void> => {
    const [params, body] = [{ appointmentId: visit.id }, { version: visit.version }];
    const formerly = visit.undoable?.formerly;
    const { data, error } = formerly
      ? await sendChange({ params, body: { ...body, ...formerly } })
      : await sendUndo({ params, body });
    setUndoable(data ? { visit: data.appointment, until: null } : null);
    if (error) return tell('Not undone', visit, refusalFrom(error));
    if (data && formerly) toast({ title: `Back at ${standsAt(data.appointment)}`, description: customerOf(visit) });
    else if (data)
      toast({ title: `${statusLooks[data.appointment.status].name} again`, description: customerOf(visit) });
  };

  const say = async (visit: Appointment, status: Said, reason?: string): Promise<boolean> => {
    const body = { status, version: visit.version, ...(reason && { reason }) };
    const { data, error } = await sendStatus({ params: { appointmentId: visit.id }, body });
    if (error) tell(`Not ${statusLooks[status].name.toLowerCase()}`, visit, refusalFrom(error));
    if (!data) return false;
    const { appointment } = data;
    setUndoable({ visit: appointment, until: Date.now() + undoMilliseconds });
    toast({
      title: statusLooks[status].name,
      description: `${customerOf(visit)}, ${standsAt(visit)}`,
      action: { label: 'Undo', press: () => void undo(appointment) },
    });
    return true;
  };

  const move = async (visit: Appointment, scheduledAt: string): Promise<boolean> => {
    const body = { version: visit.version, scheduledAt };
    const { data, error } = await sendChange({ params: { appointmentId: visit.id }, body });
    if (error) tell('Not moved', visit, refusalFrom(error), { ...visit, scheduledAt });
    if (!data) return false;
    const { appointment } = data;
    setUndoable({ visit: appointment, until: Date.now() + undoMilliseconds });
    toast({
      title: `Moved to ${standsAt(appointment)}`,
      description: customerOf(visit),
      action: { label: 'Undo', press: () => void undo(appointment) },
    });
    return true;
  };

  const undoableUntil = useCallback(
    ({ id, version, undoable: last }: Appointment) => {
      // What was done here is timed by this clock, whatever it shows.
      if (undoable?.visit.id === id && undoable.visit.version === version) return undoable.until;
      return last && Date.parse(last.until);
    },
    [undoable],
  );
  return { say, undo, move, undoableUntil, isBusy: saying.isLoading || undoing.isLoading || moving.isLoading };
};
