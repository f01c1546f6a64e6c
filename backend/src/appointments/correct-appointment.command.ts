import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../write-side/command-target';
import { DiaryDays } from './diary-days';
import { correctDetails, type Correction } from './outcome.decisions';
import { type ChangedAppointment, VisitChanges } from './visit-changes';

/** Corrects who is visited, or what for; what is absent stays. */
export class CorrectAppointment extends Command<ChangedAppointment> {
  constructor(
    readonly on: { readonly slug: string; readonly appointmentId: string; readonly version: number },
    readonly correction: Correction,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CorrectAppointment)
export class CorrectAppointmentHandler implements ICommandHandler<CorrectAppointment> {
  constructor(
    private readonly changes: VisitChanges,
    private readonly days: DiaryDays,
  ) {}

  async execute({ on, correction, context }: CorrectAppointment): Promise<ChangedAppointment> {
    return await this.changes.make(
      { ...on, context },
      async ({ day, visit }) =>
        await this.days.decide({
          slug: on.slug,
          day,
          context,
          time: visit,
          act: `correct ${on.appointmentId}`,
          decide: (state) =>
            correctDetails(
              state,
              {
                ...on,
                day,
              },
              correction,
            ),
        }),
    );
  }
}
