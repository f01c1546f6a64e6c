import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import type { VisitStep } from '@pilotlight/contracts/values/visit-step';

/** A time that can be booked; moments are ISO 8601 UTC. */
export type FreeTime = { readonly start: string; readonly end: string };

/** A visit of this visitor's that is still to come. */
export type OwnVisit = {
  readonly appointmentId: string;
  readonly scheduledAt: string;
  readonly status: AppointmentStatus;
};

/** A time that the visitor has chosen, and the appointment that is to be moved there; null for a new one. */
export type ChosenTime = FreeTime & { readonly moves: string | null };

/** How far the conversation has come with a visit. */
export type VisitTalk = {
  readonly offered: readonly FreeTime[];
  /** The appointment that the offered times are for; null for a new one. */
  readonly moves: string | null;
  readonly chosen: ChosenTime | null;
  /** What the newest reply asked a yes for. */
  readonly awaits: 'booking' | { readonly cancelling: string } | null;
};

export const noVisitTalk: VisitTalk = { offered: [], moves: null, chosen: null, awaits: null };

/** What a visitor has said yes to, to be done before it is answered. */
export type VisitAct =
  | ({ readonly kind: 'book' } & FreeTime)
  | ({ readonly kind: 'move'; readonly appointmentId: string } & FreeTime)
  | { readonly kind: 'cancel'; readonly appointmentId: string };

/** With what the diary says of a visit, soonest first. */
export const withVisit = (
  visits: readonly OwnVisit[],
  { appointmentId, scheduledAt, status }: OwnVisit,
): readonly OwnVisit[] =>
  [...visits.filter((visit) => visit.appointmentId !== appointmentId), { appointmentId, scheduledAt, status }].toSorted(
    (one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt),
  );

const standing = new Set<AppointmentStatus>(['pending', 'confirmed']);

/** Those that are still to come at a moment (ISO 8601). */
export const visitsToCome = (visits: readonly OwnVisit[], now: string): readonly OwnVisit[] =>
  visits.filter(({ scheduledAt, status }) => standing.has(status) && Date.parse(scheduledAt) > Date.parse(now));

/** Whether a lead's wish has come to a visit. */
export const isBooked = (visits: readonly OwnVisit[]): boolean =>
  visits.some(({ status }) => standing.has(status) || status === 'completed');

/** After a reply; one that takes no step asks for no yes, and what was chosen stands. */
export const afterVisitStep = (before: VisitTalk, step: VisitStep | undefined): VisitTalk => {
  if (!step) return before.awaits === null ? before : { ...before, awaits: null };
  switch (step.kind) {
    case 'offered':
      return { offered: step.times, moves: step.moves, chosen: null, awaits: null };
    case 'chosen':
    case 'asked': {
      const { start, end, moves } = step;
      return { ...before, chosen: { start, end, moves }, awaits: step.kind === 'asked' ? 'booking' : null };
    }
    case 'cancelling':
      return { ...before, awaits: { cancelling: step.appointmentId } };
    case 'settled':
      return noVisitTalk;
  }
};
