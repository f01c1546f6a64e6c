import { Injectable } from '@nestjs/common';
import type {
  Appointment,
  changeAppointment,
  createAppointment,
  setAppointmentStatus,
} from '@pilotlight/contracts/http/appointments';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import type { z } from 'zod';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { BookAppointment } from './book-appointment.command';
import { CorrectAppointment } from './correct-appointment.command';
import { correctedCustomer, givenCustomer } from './given-customer';
import { MoveAppointment } from './move-appointment.command';
import { SetAppointmentStatus } from './set-appointment-status.command';
import { UndoAppointmentStatus } from './undo-appointment-status.command';

interface Which {
  readonly slug: string;
  readonly appointmentId: string;
}
interface Done {
  readonly appointment: Appointment;
}

/** What an installer does in its diary, in its dashboard or by a system of its own. */
@Injectable()
export class DiaryChanges {
  constructor(private readonly commands: DashboardCommands) {}

  async create(slug: string, body: z.infer<typeof createAppointment.body>, context: RequestContext): Promise<Done> {
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
  async change(which: Which, body: z.infer<typeof changeAppointment.body>, context: RequestContext): Promise<Done> {
    const { scheduledAt, duration, appointmentType } = body;
    let { version } = body;
    const correction = { ...correctedCustomer(body), ...(appointmentType && { appointmentType }) };
    if (scheduledAt !== undefined || duration !== undefined) {
      const moved = { ...which, version, scheduledAt, duration, by: 'installer' } as const;
      const done = await this.#done(new MoveAppointment(moved, context));
      if (Object.keys(correction).length === 0) return done;
      ({ version } = done.appointment);
    }
    return await this.#done(new CorrectAppointment({ ...which, version }, correction, context));
  }

  async setStatus(
    which: Which,
    { status, version, reason }: z.infer<typeof setAppointmentStatus.body>,
    context: RequestContext,
  ): Promise<Done> {
    const outcome = { ...which, version, status, by: 'installer', reason: reason || null } as const;
    return await this.#done(new SetAppointmentStatus(outcome, context));
  }

  async undo(which: Which, version: number, context: RequestContext): Promise<Done> {
    return await this.#done(new UndoAppointmentStatus({ ...which, version }, context));
  }

  async #done(
    command: BookAppointment | MoveAppointment | CorrectAppointment | SetAppointmentStatus | UndoAppointmentStatus,
  ): Promise<Done> {
    const { appointment } = await this.commands.execute(command, AppointmentsReader, InsightsReader);
    return { appointment };
  }
}
