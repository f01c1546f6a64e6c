import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { CalendarGateway } from '../../gateways/calendar/calendar';
import { ReadModels } from '../../read-side/read-models';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { CalendarGrants } from '../../secrets/calendar-grants';
import { GoogleSync } from './google-sync';

const heard = [
  'AppointmentBooked',
  'AppointmentConfirmed',
  'AppointmentCancelled',
  'AppointmentOutcomeUndone',
  'AppointmentMoved',
  'AppointmentDetailsCorrected',
  'InstallerCalendarConnected',
  'SubjectErased',
] as const;
type Heard = RecordedEvent & { readonly type: (typeof heard)[number] };

const year = 366 * 86_400_000;

/** Whatever changes an appointment is told to its installer's Google Calendar; what is to come, when one is connected. */
@Injectable()
export class KeepGoogleCurrent implements Policy<(typeof heard)[number]> {
  readonly name = 'keep google calendars current';
  readonly on = heard;
  readonly startsAt = 'now';

  constructor(
    private readonly calendar: CalendarGateway,
    private readonly grants: CalendarGrants,
    private readonly appointments: AppointmentsReader,
    private readonly readModels: ReadModels,
    private readonly sync: GoogleSync,
  ) {}

  async react(event: Heard): Promise<void> {
    const { slug } = event.data;
    // Not by the installer's state, which this process may know later than the event.
    if (!this.calendar.available || (await this.grants.of(slug)) === null) return;
    await waitForReaders(this.readModels, event.position, AppointmentsReader);
    for (const appointmentId of await this.#concerned(event))
      await this.sync.queue({ slug, appointmentId, cause: event.id });
  }

  async #concerned(event: Heard): Promise<readonly string[]> {
    const { slug } = event.data;
    switch (event.type) {
      case 'InstallerCalendarConnected': {
        const now = Date.parse(event.at);
        const range = { from: event.at, to: new Date(now + year).toISOString() };
        return (await this.appointments.diary(slug, range)).map(({ id }) => id);
      }
      case 'SubjectErased': {
        const { sessionId } = event.data;
        if (sessionId === null) return [];
        // One made by hand is a subject by its own id.
        const own = await this.appointments.byId(slug, sessionId);
        const ofConversation = await this.appointments.ofConversation(slug, sessionId);
        return [...(own ? [own] : []), ...ofConversation].map(({ id }) => id);
      }
      case 'AppointmentBooked':
      case 'AppointmentConfirmed':
      case 'AppointmentCancelled':
      case 'AppointmentOutcomeUndone':
      case 'AppointmentMoved':
      case 'AppointmentDetailsCorrected':
        return [event.data.appointmentId];
    }
  }
}
