import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ForwardEvent } from '@pilotlight/contracts/values/connection';
import type { Changed } from '@pilotlight/contracts/values/forwarded-lead';

export const forwardingEvents = [
  'LeadCaptured',
  'LeadGraded',
  'LeadStageSet',
  'AppointmentBooked',
  'AppointmentConfirmed',
  'AppointmentMoved',
  'AppointmentCancelled',
] as const;
export type Forwarding = RecordedEvent & { readonly type: (typeof forwardingEvents)[number] };

export interface ToForward {
  readonly event: ForwardEvent;
  /** Names it: the same goes to a target once. */
  readonly occurrence: string;
  readonly subjectId: string;
  readonly appointmentId: string | null;
  readonly change: Changed | null;
}

/** What an event of the log tells an installer's own systems; null for what they aren't told of. */
export const whatToForward = (event: Forwarding): ToForward | null => {
  switch (event.type) {
    case 'LeadCaptured': {
      const { sessionId } = event.data;
      return {
        event: 'lead.created',
        occurrence: `created ${sessionId}`,
        subjectId: sessionId,
        appointmentId: null,
        change: null,
      };
    }
    case 'LeadGraded': {
      const { sessionId, grade, previous } = event.data;
      const change = { grade, previousGrade: previous };
      return grade === null || grade === previous
        ? null
        : { event: 'lead.graded', occurrence: event.id, subjectId: sessionId, appointmentId: null, change };
    }
    case 'LeadStageSet': {
      const { sessionId, stage, previous } = event.data;
      const change = { stage, previousStage: previous };
      return { event: 'lead.stage_changed', occurrence: event.id, subjectId: sessionId, appointmentId: null, change };
    }
    case 'AppointmentBooked':
      return ofAppointment('appointment.booked', event);
    case 'AppointmentConfirmed':
      return ofAppointment('appointment.confirmed', event);
    case 'AppointmentMoved':
      return ofAppointment('appointment.moved', event);
    case 'AppointmentCancelled':
      return ofAppointment('appointment.cancelled', event);
  }
};

const ofAppointment = (
  event: ForwardEvent,
  { id, data }: { readonly id: string; readonly data: { readonly subjectId: string; readonly appointmentId: string } },
): ToForward => ({
  event,
  occurrence: id,
  subjectId: data.subjectId,
  appointmentId: data.appointmentId,
  change: null,
});
