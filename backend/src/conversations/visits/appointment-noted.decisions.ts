import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { withVisit } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { ConversationState } from '../aggregate/conversation.state';
import { gradableOf, graded, type Grader } from '../aggregate/grading';

export interface NotedAppointment {
  readonly appointmentId: string;
  /** ISO 8601 UTC; what stays as it was is absent. */
  readonly scheduledAt?: string;
  readonly status?: AppointmentStatus;
}

/** The lead knows of its visit, and is graded by it. Nothing where it knew, and of whom was erased. */
export const noteAppointment = (
  state: ConversationState,
  { appointmentId, ...told }: NotedAppointment,
  grader: Grader,
): ConversationEvent[] => {
  if (state.status !== 'open') return [];
  const known = state.visits.find((visit) => visit.appointmentId === appointmentId);
  const scheduledAt = told.scheduledAt ?? known?.scheduledAt;
  const status = told.status ?? known?.status;
  if (scheduledAt === undefined || status === undefined) return [];
  if (known?.scheduledAt === scheduledAt && known.status === status) return [];
  const common = { slug: state.slug, sessionId: state.sessionId };
  const visits = withVisit(state.visits, { appointmentId, scheduledAt, status });
  return [
    { type: 'AppointmentNoted', data: { ...common, appointmentId, scheduledAt, status } },
    ...graded(gradableOf({ ...state, visits }), grader, common),
  ];
};
