import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { undoMilliseconds } from '@pilotlight/contracts/values/appointment';
import type { AppointmentWords } from './appointment-words.read-model';
import type { AppointmentRow } from './appointments.read-model';

export type FoundAppointment = AppointmentRow & { readonly own: AppointmentWords | null };

/** An appointment as its parties see it. */
export const appointmentOf = (row: FoundAppointment): Appointment => ({
  id: row.appointment_id,
  conversationId: row.session_id,
  installerId: row.slug,
  customerName: row.own?.customerName ?? '',
  customerEmail: row.own?.customerEmail ?? null,
  customerPhone: row.own?.customerPhone ?? null,
  customerPostcode: row.own?.customerPostcode ?? null,
  scheduledAt: row.scheduled_at,
  duration: row.duration,
  appointmentType: row.appointment_type,
  status: row.status,
  notes: row.own?.notes ?? null,
  googleCalendarEventId: row.google_event_id,
  metadata: {
    bookedBy: row.booked_by,
    through: row.through,
    photoIds: [...row.photo_ids],
    formerTimes: row.moves.map(({ from }) => from),
    moves: [...row.moves],
    cancelledBy: row.cancelled_by,
    reason: row.status === 'cancelled' ? (row.own?.reason ?? null) : null,
  },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  undoable: row.undo && {
    until: new Date(Date.parse(row.undo.at) + undoMilliseconds).toISOString(),
    formerly: row.undo.formerly,
  },
  version: row.version,
});
