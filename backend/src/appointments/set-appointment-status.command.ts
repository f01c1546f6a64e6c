import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { AppointmentParty } from '@pilotlight/contracts/values/appointment';
import type { CommandContext } from '../write-side/command-target';
import { DiaryDays } from './diary-days';
import { concludeAppointment, type Outcome } from './outcome.decisions';
import { type ChangedAppointment, VisitChanges } from './visit-changes';

export interface AppointmentOutcome {
  readonly slug: string;
  readonly appointmentId: string;
  /** The one that was seen; null where any will do. */
  readonly version: number | null;
  readonly status: Outcome;
  readonly by: AppointmentParty;
  readonly reason: string | null;
}

/** Confirms, completes or cancels an appointment, or says that nobody was there. */
export class SetAppointmentStatus extends Command<ChangedAppointment> {
  constructor(
    readonly outcome: AppointmentOutcome,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetAppointmentStatus)
export class SetAppointmentStatusHandler implements ICommandHandler<SetAppointmentStatus> {
  constructor(
    private readonly changes: VisitChanges,
    private readonly days: DiaryDays,
  ) {}

  async execute({ outcome, context }: SetAppointmentStatus): Promise<ChangedAppointment> {
    return await this.changes.make(
      { ...outcome, context },
      async ({ day, visit }) =>
        await this.days.decide({
          slug: outcome.slug,
          day,
          context,
          time: visit,
          act: `${outcome.status} ${outcome.appointmentId}`,
          decide: (state) =>
            concludeAppointment(state, {
              ...outcome,
              day,
            }),
        }),
    );
  }
}
