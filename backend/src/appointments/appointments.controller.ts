import { Controller } from '@nestjs/common';
import {
  changeAppointment,
  createAppointment,
  setAppointmentStatus,
  undoAppointmentStatus,
} from '@pilotlight/contracts/http/appointments';
import { eraseAppointment } from '@pilotlight/contracts/http/people';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import type { z } from 'zod';
import { PrivacyRequests } from '../conversations/privacy/privacy-requests';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { AppointmentInPath } from '../http/id-in-path';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { BookAppointment } from './book-appointment.command';
import { CorrectAppointment } from './correct-appointment.command';
import { correctedCustomer, givenCustomer } from './given-customer';
import { MoveAppointment } from './move-appointment.command';
import { SetAppointmentStatus } from './set-appointment-status.command';
import { StandingVisits } from './standing-visits';
import { UndoAppointmentStatus } from './undo-appointment-status.command';

type Created = z.infer<typeof createAppointment.body>;
type Changed = z.infer<typeof changeAppointment.body>;
type Status = z.infer<typeof setAppointmentStatus.body>;
type Undone = z.infer<typeof undoAppointmentStatus.body>;

/** What an installer does in its diary. */
@Controller()
export class AppointmentsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly visits: StandingVisits,
    private readonly people: PrivacyRequests,
  ) {}

  @Call(createAppointment)
  async create(@OwnSlug() slug: string, @BodyOf(createAppointment) body: Created, @Context() context: RequestContext) {
    const { scheduledAt, duration, appointmentType, conversationId, retryKey } = body;
    const booking = {
      ...givenCustomer(body),
      slug,
      sessionId: conversationId ?? null,
      scheduledAt,
      duration,
      appointmentType,
      photoIds: [],
      bookedBy: 'installer',
      through: 'diary',
      retryKey,
    } as const;
    return await this.#done(new BookAppointment(booking, context));
  }

  /** Moved first: where that is refused, nothing is corrected either. */
  @Call(changeAppointment)
  async change(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(changeAppointment) body: Changed,
    @Context() context: RequestContext,
  ) {
    const { scheduledAt, duration, appointmentType } = body;
    let { version } = body;
    const correction = { ...correctedCustomer(body), ...(appointmentType && { appointmentType }) };
    if (scheduledAt !== undefined || duration !== undefined) {
      const moved = { slug, appointmentId, version, scheduledAt, duration, by: 'installer' } as const;
      const done = await this.#done(new MoveAppointment(moved, context));
      if (Object.keys(correction).length === 0) return done;
      ({ version } = done.appointment);
    }
    return await this.#done(new CorrectAppointment({ slug, appointmentId, version }, correction, context));
  }

  @Call(setAppointmentStatus)
  async setStatus(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(setAppointmentStatus) { status, version, reason }: Status,
    @Context() context: RequestContext,
  ) {
    const outcome = { slug, appointmentId, version, status, by: 'installer', reason: reason || null } as const;
    return await this.#done(new SetAppointmentStatus(outcome, context));
  }

  @Call(undoAppointmentStatus)
  async undo(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(undoAppointmentStatus) { version }: Undone,
    @Context() context: RequestContext,
  ) {
    return await this.#done(new UndoAppointmentStatus({ slug, appointmentId, version }, context));
  }

  @Call(eraseAppointment)
  async erase(@OwnSlug() slug: string, @AppointmentInPath() appointmentId: string, @Context() context: RequestContext) {
    const { visit } = await this.visits.find(slug, appointmentId, context);
    await this.people.eraseSubject(slug, visit.subjectId, context);
    return { success: true, message: 'This visitor is erased' };
  }

  async #done(
    command: BookAppointment | MoveAppointment | CorrectAppointment | SetAppointmentStatus | UndoAppointmentStatus,
  ) {
    const { appointment } = await this.commands.execute(command, AppointmentsReader, InsightsReader);
    return { appointment };
  }
}
