import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Appointment, type LinkedAppointment } from '@pilotlight/contracts/http/appointments';
import { appointmentByLink, cancelAppointmentByLink, moveAppointmentByLink } from '@pilotlight/contracts/http/booking';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { z } from 'zod';
import { chatUnavailable } from '../conversations/aggregate/refusals';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { InstallerProfiles } from '../installers/installer-profiles';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { AppointmentLinks } from './appointment-links';
import { AppointmentTokens, type LinkedVisit } from './appointment-tokens';
import { calendarFile } from './calendar/calendar-file';
import { CancelAppointment } from './cancel-appointment.command';
import { DiaryDays } from './diary-days';
import { MoveAppointment } from './move-appointment.command';
import { isToCome } from './visit-to-come';

/** How long after the visit its link still opens. */
const keptMilliseconds = 7 * 24 * 3_600_000;

const invalidLink = (): Refused => new Refused('This link is not valid any more', 'not-found');

/** What whoever holds an appointment's signed link sees and does. */
@Controller()
export class AppointmentLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly appointments: AppointmentsReader,
    private readonly installers: InstallerProfiles,
    private readonly links: AppointmentLinks,
    private readonly tokens: AppointmentTokens,
    private readonly days: DiaryDays,
  ) {}

  @Call(appointmentByLink)
  async show(@BodyOf(appointmentByLink) { token }: z.infer<typeof appointmentByLink.body>) {
    const visit = this.#read(token);
    const appointment = await this.appointments.byId(visit.slug, visit.appointmentId);
    if (!appointment) throw invalidLink();
    return await this.#linked(visit, appointment);
  }

  @Call(moveAppointmentByLink)
  async move(
    @BodyOf(moveAppointmentByLink) { token, scheduledAt }: z.infer<typeof moveAppointmentByLink.body>,
    @Context() context: RequestContext,
  ) {
    const visit = this.#read(token);
    await this.#requireActive(visit);
    const moved = { ...visit, version: null, scheduledAt, by: 'visitor' } as const;
    const { appointment } = await this.commands.execute(new MoveAppointment(moved, context));
    return await this.#linked(visit, appointment);
  }

  @Call(cancelAppointmentByLink)
  async cancel(
    @BodyOf(cancelAppointmentByLink) { token, reason }: z.infer<typeof cancelAppointmentByLink.body>,
    @Context() context: RequestContext,
  ) {
    const visit = this.#read(token);
    const cancelled = { ...visit, version: null, by: 'visitor', reason: reason || null } as const;
    const { appointment } = await this.commands.execute(new CancelAppointment(cancelled, context));
    return await this.#linked(visit, appointment);
  }

  async #requireActive({ slug }: LinkedVisit): Promise<void> {
    const installer = await this.installers.contactOf(slug);
    if (installer?.status !== 'active') throw chatUnavailable();
  }

  #read(token: string): LinkedVisit {
    const visit = this.tokens.read(token);
    if (!visit) throw invalidLink();
    return visit;
  }

  async #linked(visit: LinkedVisit, appointment: Appointment): Promise<LinkedAppointment> {
    const installer = await this.installers.contactOf(visit.slug);
    if (!installer || Date.parse(appointment.scheduledAt) + keptMilliseconds < this.days.now()) throw invalidLink();
    const firm = { name: installer.name, phone: installer.customersRing };
    return {
      // What the office noted is its own.
      appointment: {
        ...appointment,
        notes: null,
        googleCalendarEventId: null,
        undoable: null,
        metadata: { ...appointment.metadata, reason: null },
      },
      installer: { ...firm, slug: visit.slug },
      changeable: isToCome(appointment, this.days.now()),
      calendarFile: calendarFile(appointment, firm, this.links.of(visit)),
    };
  }
}
