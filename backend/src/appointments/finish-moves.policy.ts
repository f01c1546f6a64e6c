import { Injectable } from '@nestjs/common';
import { causedBy } from '../write-side/caused-by';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { diaryStream } from '../write-side/stream-names';
import { DayMoves } from './day-moves';
import { DiaryStream } from './diary-day.stream';

type Step = RecordedEvent & { readonly type: 'MoveReserved' | 'AppointmentMoved' };

/** What stopped between the steps of a move to another day is carried to its end. */
@Injectable()
export class FinishMoves implements Policy<Step['type']> {
  readonly name = 'finish moves of appointments';
  readonly on = ['MoveReserved', 'AppointmentMoved'] as const;
  readonly startsAt = 'beginning';

  constructor(
    private readonly diary: DiaryStream,
    private readonly moves: DayMoves,
  ) {}

  async react({ id, correlationId, ...event }: Step): Promise<void> {
    const context = causedBy({ id, correlationId });
    const { slug, day, appointmentId } = event.data;
    if (event.type === 'MoveReserved') return await this.moves.resolve(slug, day, event.data, context);
    if (event.data.toDay === day) return;
    const { state } = await this.diary.load(diaryStream(slug, day));
    const departed = state.departed.get(appointmentId);
    if (departed?.toDay === event.data.toDay) await this.moves.receive(slug, day, departed, context);
  }
}
