import { Injectable } from '@nestjs/common';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { CommandContext } from '../write-side/command-target';
import { diaryStream } from '../write-side/stream-names';
import { DayMoves } from './day-moves';
import type { Visit } from './diary-day.state';
import { DiaryStream } from './diary-day.stream';
import { noSuchAppointment } from './refusals';

const mostSteps = 50;

export interface StandingVisit {
  readonly day: string;
  readonly visit: Visit;
}

/** Where an appointment stands: the read model gives a hint, the days' streams decide. */
@Injectable()
export class StandingVisits {
  constructor(
    private readonly diary: DiaryStream,
    private readonly moves: DayMoves,
    private readonly appointments: AppointmentsReader,
  ) {}

  /** Another installer's appointment looks exactly like none. Throws Refused. */
  async find(slug: string, appointmentId: string, context: CommandContext): Promise<StandingVisit> {
    const hint = await this.appointments.byId(slug, appointmentId);
    if (!hint) throw noSuchAppointment();
    let { day } = londonTime(hint.scheduledAt);
    for (let step = 0; step < mostSteps; step++) {
      const { state } = await this.diary.load(diaryStream(slug, day));
      const visit = state.visits.get(appointmentId);
      if (visit) return { day, visit };
      const departed = state.departed.get(appointmentId);
      const reservation = state.reservations.get(appointmentId);
      if (departed) {
        await this.moves.receive(slug, day, departed, context);
        day = departed.toDay;
      } else if (reservation) day = reservation.fromDay;
      else break;
    }
    throw noSuchAppointment();
  }
}
