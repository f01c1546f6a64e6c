import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../write-side/command-target';
import { DiaryDays } from './diary-days';
import { undoOutcome } from './outcome.decisions';
import { type ChangedAppointment, VisitChanges } from './visit-changes';

/** Takes back, within a minute, what was last said of an appointment. */
export class UndoAppointmentStatus extends Command<ChangedAppointment> {
  constructor(
    readonly undoing: { readonly slug: string; readonly appointmentId: string; readonly version: number },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UndoAppointmentStatus)
export class UndoAppointmentStatusHandler implements ICommandHandler<UndoAppointmentStatus> {
  constructor(
    private readonly changes: VisitChanges,
    private readonly days: DiaryDays,
  ) {}

  async execute({ undoing, context }: UndoAppointmentStatus): Promise<ChangedAppointment> {
    return await this.changes.make(
      { ...undoing, context },
      async ({ day, visit }) =>
        await this.days.decide({
          slug: undoing.slug,
          day,
          context,
          time: visit,
          act: `undo ${undoing.appointmentId}`,
          decide: (state, deciding) =>
            undoOutcome(
              state,
              {
                ...undoing,
                day,
              },
              deciding,
            ),
        }),
    );
  }
}
