import { Injectable } from '@nestjs/common';
import { untoldMilliseconds } from '@pilotlight/contracts/values/appointment';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { AppointmentLinks } from '../../appointments/appointment-links';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Jobs } from '../../jobs/jobs';
import { ReadModels } from '../../read-side/read-models';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { derivedId } from '../../write-side/event-ids';
import { EventLog } from '../../write-side/event-log';
import { Notify } from '../requests/notify';
import { newsFor } from './appointment-news';
import { appointmentValues } from './appointment-values';

export const visitorNewsJob = 'appointment-news';

interface Act {
  readonly id: string;
  readonly at: string;
  readonly data: { readonly slug: string; readonly appointmentId: string };
}

/** Tells a visitor what an installer did once that can't be undone any more, by how the visit stands then. */
@Injectable()
export class VisitorNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly appointments: AppointmentsReader,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly links: AppointmentLinks,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  async plan({ id, at, data: { slug, appointmentId } }: Act): Promise<void> {
    const startAfter = new Date(Date.parse(at) + untoldMilliseconds);
    await this.jobs.send(
      visitorNewsJob,
      { slug, appointmentId, occurrence: id, at },
      { id: derivedId(visitorNewsJob, id), startAfter },
    );
  }

  /** Leaves it to a later act of the installer, where there was one meanwhile; of what the visitor did since they know. */
  async tell({ slug = '', appointmentId = '', occurrence = '', at = '' }: Readonly<Record<string, string>>) {
    await waitForReaders(this.readModels, await this.log.head(), AppointmentsReader);
    const [appointment, untold, installer] = await Promise.all([
      this.appointments.byId(slug, appointmentId),
      this.appointments.untold(slug, appointmentId),
      this.installers.contactOf(slug),
    ]);
    if (!appointment || untold?.at !== at || !installer || installer.status !== 'active') return;
    const eventType = newsFor(appointment, untold.before);
    // Heard late, what is over is no news.
    if (eventType === null || Date.parse(appointment.scheduledAt) <= Date.now()) return;
    await this.notify.visitor(
      slug,
      { email: appointment.customerEmail, phone: appointment.customerPhone },
      {
        eventType,
        occurrence,
        at,
        sessionId: appointment.conversationId ?? appointmentId,
        values: appointmentValues(appointment, installer, this.links.of({ slug, appointmentId })),
      },
      { actor: { kind: 'system', id: null }, requestId: derivedId(occurrence) },
    );
  }
}
