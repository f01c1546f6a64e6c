import { Injectable } from '@nestjs/common';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { ReadModels } from '../read-side/read-models';
import { ReadModelsLagging } from '../read-side/read-models-lagging';
import { waitForReaders } from '../read-side/wait-for-readers';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Booking } from './booking.decisions';
import type { Visit } from './diary-day.state';
import { noSuchAppointment } from './refusals';

/** What the stream knows is newer than what the read model shows. */
const asItStands = (shown: Appointment, visit: Visit): Appointment => {
  if (shown.version >= visit.version) return shown;
  const { scheduledAt, duration, appointmentType, status, version } = visit;
  return { ...shown, scheduledAt, duration, appointmentType, status, version };
};

const asBooked = (slug: string, visit: Visit, booking: Booking, now: string): Appointment => ({
  id: visit.appointmentId,
  conversationId: visit.sessionId,
  installerId: slug,
  customerName: booking.customerName,
  customerEmail: booking.customerEmail,
  customerPhone: booking.customerPhone,
  customerPostcode: booking.customerPostcode,
  scheduledAt: visit.scheduledAt,
  duration: visit.duration,
  appointmentType: visit.appointmentType,
  status: visit.status,
  notes: booking.notes,
  googleCalendarEventId: null,
  metadata: {
    bookedBy: booking.bookedBy,
    through: booking.through,
    photoIds: [...booking.photoIds],
    formerTimes: [],
    moves: [],
    cancelledBy: null,
    reason: null,
  },
  createdAt: now,
  updatedAt: now,
  undoable: null,
  version: visit.version,
});

/** Appointments as their parties see them. */
@Injectable()
export class AppointmentViews {
  constructor(
    private readonly appointments: AppointmentsReader,
    private readonly readModels: ReadModels,
  ) {}

  /** Waits for the read model, though not for ever: without it, what changed shows and the rest is as it was. */
  async after(slug: string, visit: Visit, position: Position | null): Promise<Appointment> {
    await this.#shown(position);
    const shown = await this.appointments.byId(slug, visit.appointmentId);
    if (!shown) throw noSuchAppointment();
    return asItStands(shown, visit);
  }

  async afterBooking(booking: Booking, visit: Visit, position: Position | null, now: string): Promise<Appointment> {
    await this.#shown(position);
    const shown = await this.appointments.byId(booking.slug, visit.appointmentId);
    return shown ? asItStands(shown, visit) : asBooked(booking.slug, visit, booking, now);
  }

  async #shown(position: Position | null): Promise<void> {
    await waitForReaders(this.readModels, position, AppointmentsReader).catch((error: unknown) => {
      if (!(error instanceof ReadModelsLagging)) throw error;
    });
  }
}
