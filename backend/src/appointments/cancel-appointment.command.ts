import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../write-side/command-target';
import { type AppointmentOutcome, SetAppointmentStatus } from './set-appointment-status.command';
import { StandingVisits } from './standing-visits';
import type { ChangedAppointment } from './visit-changes';
import { requireToCome } from './visit-to-come';
import { DiaryDays } from './diary-days';

export type AppointmentToCancel = Omit<AppointmentOutcome, 'status'>;

/** Cancels an appointment; a visitor only one that is to come. */
export class CancelAppointment extends Command<ChangedAppointment> {
  constructor(
    readonly cancelled: AppointmentToCancel,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CancelAppointment)
export class CancelAppointmentHandler implements ICommandHandler<CancelAppointment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly visits: StandingVisits,
    private readonly days: DiaryDays,
  ) {}

  async execute({ cancelled, context }: CancelAppointment): Promise<ChangedAppointment> {
    const { slug, appointmentId, by } = cancelled;
    const { visit } = await this.visits.find(slug, appointmentId, context);
    if (by === 'visitor' && visit.status !== 'cancelled') requireToCome(visit, this.days.now());
    return await this.commands.execute(new SetAppointmentStatus({ ...cancelled, status: 'cancelled' }, context));
  }
}
