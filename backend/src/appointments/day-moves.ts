import { Injectable } from '@nestjs/common';
import type { Position } from '@pilotlight/contracts/events/event';
import type { LoadedState } from '../write-side/aggregate';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { diaryStream } from '../write-side/stream-names';
import type { DepartedVisit, DiaryDay, Reservation } from './diary-day.state';
import { DiaryStream } from './diary-day.stream';
import { abandonMove, receiveVisit } from './move.decisions';

/** The last step of moves to another day, whoever began them: each is done once. */
@Injectable()
export class DayMoves {
  constructor(private readonly diary: DiaryStream) {}

  /** The day that a visit left for takes it in. */
  async receive(
    slug: string,
    fromDay: string,
    visit: DepartedVisit,
    context: CommandContext,
  ): Promise<LoadedState<DiaryDay>> {
    const { toDay: day, appointmentId, version } = visit;
    const stream = diaryStream(slug, day);
    return await this.diary.execute({
      ...commandOn(stream, slug, context, [stream, 'receive', appointmentId, String(version)]),
      decide: (state) => receiveVisit(state, { slug, day, fromDay }, visit),
    });
  }

  async abandon(slug: string, day: string, appointmentId: string, context: CommandContext): Promise<Position | null> {
    const stream = diaryStream(slug, day);
    const { position } = await this.diary.execute({
      ...commandOn(stream, slug, context, [stream, 'abandon', appointmentId, context.requestId]),
      decide: (state) => abandonMove(state, { slug, day, appointmentId }),
    });
    return position;
  }

  /** Finishes what a crash left, or lets go of the time; a move that is under way goes on. */
  async resolve(
    slug: string,
    day: string,
    { appointmentId, fromDay, until }: Pick<Reservation, 'appointmentId' | 'fromDay' | 'until'>,
    context: CommandContext,
  ): Promise<void> {
    const { state } = await this.diary.load(diaryStream(slug, fromDay));
    const departed = state.departed.get(appointmentId);
    if (departed?.toDay === day) {
      await this.receive(slug, fromDay, departed, context);
      return;
    }
    const status = state.visits.get(appointmentId)?.status;
    const mayGoOn = status === 'pending' || status === 'confirmed';
    if (!mayGoOn || Date.parse(until) <= this.diary.clock.now()) await this.abandon(slug, day, appointmentId, context);
  }

  /** Before a day is decided on: a time that was reserved and has lapsed is either taken by now or free. */
  async settle(slug: string, day: string, context: CommandContext): Promise<void> {
    const { state } = await this.diary.cached(diaryStream(slug, day));
    const now = this.diary.clock.now();
    for (const reservation of state.reservations.values())
      if (Date.parse(reservation.until) <= now) await this.resolve(slug, day, reservation, context);
  }
}
