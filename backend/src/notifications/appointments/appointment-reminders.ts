import { Injectable } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { platform } from '@pilotlight/projections/read-database';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Jobs } from '../../jobs/jobs';
import { derivedId } from '../../write-side/event-ids';
import { AppointmentLinks } from '../../appointments/appointment-links';
import { Notify } from '../requests/notify';
import { appointmentValues } from './appointment-values';
import { reminderTimes } from './reminder-times';

export const reminderJob = 'appointment-reminder';

/** A day and what lies between two looks. */
const aheadMs = 25 * 3_600_000;

const diaryPage = '/installer/diary';

/** Reminds installer and visitor the day before a visit and two hours before it, by how the visit stands then. */
@Injectable()
export class AppointmentReminders {
  constructor(
    private readonly jobs: Jobs,
    private readonly appointments: AppointmentsReader,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly links: AppointmentLinks,
    private readonly address: PublicAddress,
  ) {}

  /** Queues the reminders of a visit's time; the same time twice is queued once. */
  async plan(slug: string, appointmentId: string, scheduledAt: string, now = Date.now()): Promise<void> {
    for (const { reminder, dueAt } of reminderTimes(scheduledAt, now))
      await this.jobs.send(
        reminderJob,
        { slug, appointmentId, scheduledAt, reminder, dueAt },
        { id: derivedId(reminderJob, appointmentId, scheduledAt, reminder), startAfter: new Date(dueAt) },
      );
  }

  /** Plans what a lost queue or a restored backup no longer knows. */
  async planAhead(now = Date.now()): Promise<void> {
    const range = { from: new Date(now).toISOString(), to: new Date(now + aheadMs).toISOString() };
    for (const { slug, appointmentId, scheduledAt } of await this.appointments.toBegin(platform, range))
      await this.plan(slug, appointmentId, scheduledAt, now);
  }

  /** Says nothing of a visit that was cancelled, moved, or has begun meanwhile. */
  async remind(data: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
    const { slug = '', appointmentId = '', scheduledAt = '', reminder = '', dueAt = '' } = data;
    const appointment = await this.appointments.byId(slug, appointmentId);
    const installer = await this.installers.contactOf(slug);
    if (!appointment || !installer || appointment.scheduledAt !== scheduledAt || Date.parse(scheduledAt) <= now) return;
    if (appointment.status !== 'pending' && appointment.status !== 'confirmed') return;
    const occurrence = `${appointmentId} ${scheduledAt} ${reminder}`;
    const context = { actor: { kind: 'system', id: null }, requestId: derivedId(occurrence) } as const;
    const happening = {
      occurrence,
      at: dueAt,
      sessionId: appointment.conversationId ?? appointmentId,
      endsAt: scheduledAt,
    };
    await this.notify.installer(
      installer,
      {
        ...happening,
        eventType: 'appointment_reminder',
        values: appointmentValues(appointment, installer, this.address.of(diaryPage)),
      },
      context,
    );
    if (installer.status !== 'active' || appointment.status === 'pending') return;
    await this.notify.visitor(
      slug,
      { email: appointment.customerEmail, phone: appointment.customerPhone },
      {
        ...happening,
        eventType: 'visit_reminder',
        values: appointmentValues(appointment, installer, this.links.of({ slug, appointmentId })),
      },
      context,
    );
  }
}
