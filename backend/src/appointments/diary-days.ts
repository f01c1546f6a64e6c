import { Injectable } from '@nestjs/common';
import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import type { LoadedState } from '../write-side/aggregate';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { Refused, RefusedShowing } from '../write-side/refused';
import { diaryStream } from '../write-side/stream-names';
import type { Deciding } from './booking.decisions';
import { DayMoves } from './day-moves';
import type { DiaryDay } from './diary-day.state';
import { DiaryStream } from './diary-day.stream';
import { FreeTimes } from './free-times';
import { InstallerProfiles } from '../installers/installer-profiles';
import type { VisitTime } from './taken-times';

export interface DayDecision {
  readonly slug: string;
  readonly day: string;
  /** Names what is done, so that a repeat of the same request is known again. */
  readonly act: string;
  /** The time that it is about: where it is taken, the nearest free ones are told. */
  readonly time: VisitTime;
  readonly context: CommandContext;
  readonly decide: (state: DiaryDay, deciding: Deciding) => readonly AppointmentEvent[];
}

/** Decides on an installer's days, by its availability and the clock that dates events. */
@Injectable()
export class DiaryDays {
  constructor(
    private readonly diary: DiaryStream,
    private readonly moves: DayMoves,
    private readonly installers: InstallerProfiles,
    private readonly freeTimes: FreeTimes,
  ) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.diary.clock.now();
  }

  async availabilityOf(slug: string): Promise<AvailabilityConfig> {
    return await this.installers.availabilityOf(slug);
  }

  /** The day as this process knows it. */
  async day(slug: string, day: string): Promise<DiaryDay> {
    return (await this.diary.cached(diaryStream(slug, day))).state;
  }

  /** Throws Refused; where the time is taken, with `slots`. */
  async decide({ slug, day, act, time, context, decide }: DayDecision): Promise<LoadedState<DiaryDay>> {
    await this.moves.settle(slug, day, context);
    const room = await this.installers.availabilityOf(slug);
    const stream = diaryStream(slug, day);
    try {
      return await this.diary.execute({
        ...commandOn(stream, slug, context, [stream, act, context.requestId]),
        decide: (state) => decide(state, { now: this.now(), room }),
      });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'slot-taken') throw error;
      const now = new Date(this.now()).toISOString();
      throw new RefusedShowing(error, { slots: await this.freeTimes.nearest({ slug, ...time, now }) });
    }
  }
}
