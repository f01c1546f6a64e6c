import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { SentEventType } from '@pilotlight/notifications/event-types';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { NotYet, type Policy } from '@pilotlight/subscriptions/policies/policy';
import { AppointmentLinks } from '../../appointments/appointment-links';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { ReadModels } from '../../read-side/read-models';
import { ReadModelsLagging } from '../../read-side/read-models-lagging';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { Notify } from '../requests/notify';
import { AppointmentReminders } from './appointment-reminders';
import { appointmentValues } from './appointment-values';
import { VisitorNews } from './visitor-news';

const telling = [
  'AppointmentBooked',
  'AppointmentConfirmed',
  'AppointmentMoved',
  'AppointmentCancelled',
  'AppointmentOutcomeUndone',
] as const;
type Telling = RecordedEvent & { readonly type: (typeof telling)[number] };

interface ToTell {
  readonly installer?: SentEventType;
  readonly visitor?: SentEventType;
}

/** Who did it knows it; of what the installer does to a visit, its visitor is told once that can't be undone any more. */
const whomToTell = (event: Telling, isPending: boolean): ToTell | 'later' => {
  switch (event.type) {
    case 'AppointmentBooked': {
      const visitor = event.data.status === 'confirmed' ? 'visit_confirmed' : 'visit_requested';
      return event.data.bookedBy === 'visitor' ? { installer: 'appointment_booked', visitor } : { visitor };
    }
    case 'AppointmentMoved':
      return event.data.by === 'visitor'
        ? { installer: 'appointment_moved', visitor: isPending ? 'visit_requested' : 'visit_moved' }
        : 'later';
    case 'AppointmentCancelled':
      return event.data.by === 'visitor' ? { installer: 'appointment_cancelled', visitor: 'visit_cancelled' } : 'later';
    case 'AppointmentConfirmed':
    case 'AppointmentOutcomeUndone':
      return 'later';
  }
};

/** Tells installer and visitor of a visit that is booked, confirmed, moved or cancelled, and plans its reminders. */
@Injectable()
export class TellOfAppointment implements Policy<(typeof telling)[number]> {
  readonly name = 'tell of appointment';
  readonly on = telling;
  readonly startsAt = 'now';

  constructor(
    private readonly appointments: AppointmentsReader,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly reminders: AppointmentReminders,
    private readonly news: VisitorNews,
    private readonly links: AppointmentLinks,
    private readonly address: PublicAddress,
    private readonly readModels: ReadModels,
  ) {}

  async react(event: Telling): Promise<void> {
    const { slug, appointmentId } = event.data;
    await waitForReaders(this.readModels, event.position, AppointmentsReader).catch((error: unknown) => {
      throw error instanceof ReadModelsLagging ? new NotYet(error) : error;
    });
    const appointment = await this.appointments.byId(slug, appointmentId);
    if (!appointment) return;
    if (event.type === 'AppointmentBooked' || event.type === 'AppointmentMoved')
      await this.reminders.plan(slug, appointmentId, event.data.scheduledAt, Date.parse(event.at));
    const toTell = whomToTell(event, appointment.status === 'pending');
    if (toTell === 'later') await this.news.plan(event);
    else await this.#tell(event, appointment, toTell);
  }

  async #tell(event: Telling, appointment: Appointment, { installer, visitor }: ToTell): Promise<void> {
    const { slug, appointmentId } = event.data;
    const contact = await this.installers.contactAt(slug, event);
    if (!contact) return;
    // Heard late, what is over or was cancelled meanwhile is no news.
    if (Date.parse(appointment.scheduledAt) <= Date.now()) return;
    if (appointment.status === 'cancelled' && event.type !== 'AppointmentCancelled') return;
    const context = {
      actor: { kind: 'system', id: null },
      requestId: event.correlationId,
      causedBy: event.id,
    } as const;
    const happening = { occurrence: event.id, at: event.at, sessionId: appointment.conversationId ?? appointment.id };
    const told =
      event.type === 'AppointmentMoved' ? { ...appointment, scheduledAt: event.data.scheduledAt } : appointment;
    if (installer)
      await this.notify.installer(
        contact,
        {
          ...happening,
          eventType: installer,
          values: appointmentValues(told, contact, this.address.of('/installer/diary')),
        },
        context,
      );
    if (!visitor || contact.status !== 'active') return;
    await this.notify.visitor(
      slug,
      { email: appointment.customerEmail, phone: appointment.customerPhone },
      {
        ...happening,
        eventType: visitor,
        values: appointmentValues(told, contact, this.links.of({ slug, appointmentId })),
      },
      context,
    );
  }
}
