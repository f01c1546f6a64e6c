import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { AppointmentParty } from '@pilotlight/contracts/values/appointment';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import type { LoadedState } from '../write-side/aggregate';
import { Refused } from '../write-side/refused';
import type { CommandContext } from '../write-side/command-target';
import { DayMoves } from './day-moves';
import type { DiaryDay } from './diary-day.state';
import { DiaryDays } from './diary-days';
import { requireWithinDay } from './hand-made-times';
import { leaveDay, movableVisit, moveWithinDay, type Moving, reserveMove } from './move.decisions';
import type { StandingVisit } from './standing-visits';
import { isSameTime } from './taken-times';
import { type ChangedAppointment, VisitChanges } from './visit-changes';
import { requireToCome } from './visit-to-come';
import { VisitorBookings } from './visitor-bookings';

/** Of one visit, by whomever, before its visitor moves it no further. */
const mostChanges = 20;

export interface AppointmentToMove {
  readonly slug: string;
  readonly appointmentId: string;
  /** The one that was seen; null where any will do. */
  readonly version: number | null;
  /** ISO 8601 UTC; as before where it is absent. */
  readonly scheduledAt?: string | undefined;
  /** Minutes; as long as before where it is absent. */
  readonly duration?: number | undefined;
  readonly by: AppointmentParty;
}

/** Moves an appointment, within its day or to another one. */
export class MoveAppointment extends Command<ChangedAppointment> {
  constructor(
    readonly moved: AppointmentToMove,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MoveAppointment)
export class MoveAppointmentHandler implements ICommandHandler<MoveAppointment> {
  constructor(
    private readonly changes: VisitChanges,
    private readonly days: DiaryDays,
    private readonly moves: DayMoves,
    private readonly visitors: VisitorBookings,
  ) {}

  async execute({ moved, context }: MoveAppointment): Promise<ChangedAppointment> {
    return await this.changes.make({ ...moved, context }, async (standing) => {
      const scheduledAt = moved.scheduledAt ?? standing.visit.scheduledAt;
      const duration = moved.duration ?? standing.visit.duration;
      const moving = { ...moved, scheduledAt, duration, day: standing.day, toDay: londonTime(scheduledAt).day };
      await this.#requireAllowed(moving, standing);
      if (moving.toDay === moving.day) return await this.#within(moving, context);
      return await this.#across(moving, standing, context);
    });
  }

  async #requireAllowed(moving: Moving, { visit }: StandingVisit): Promise<void> {
    const now = this.days.now();
    if (moving.by === 'installer') {
      requireWithinDay(moving, now);
      return;
    }
    requireToCome(visit, now);
    if (visit.version >= mostChanges)
      throw new Refused('This visit has been moved many times. Please give us a call instead.', 'too-many');
    if (!isSameTime(visit, moving)) await this.visitors.requireOffered(moving);
  }

  async #within(moving: Moving, context: CommandContext): Promise<LoadedState<DiaryDay>> {
    const { slug, day } = moving;
    return await this.days.decide({
      slug,
      day,
      context,
      time: moving,
      act: `move ${moving.appointmentId}`,
      decide: (state, deciding) => moveWithinDay(state, moving, deciding),
    });
  }

  /** Reserved there, left here, taken in there: whatever stops in between is finished or abandoned later. */
  async #across(moving: Moving, { visit }: StandingVisit, context: CommandContext): Promise<LoadedState<DiaryDay>> {
    const { slug, day: fromDay, toDay, appointmentId, scheduledAt, duration } = moving;
    movableVisit(await this.days.day(slug, fromDay), moving);
    const reserving = { slug, day: toDay, appointmentId, subjectId: visit.subjectId, scheduledAt, duration, fromDay };
    let isOurs = false;
    const reserved = await this.days.decide({
      slug,
      day: toDay,
      context,
      time: moving,
      act: `reserve ${appointmentId}`,
      decide: (state, deciding) => {
        const events = reserveMove(state, reserving, deciding);
        isOurs = events.length > 0;
        return events;
      },
    });
    const reservation = reserved.state.reservations.get(appointmentId);
    if (!reservation) throw new Error('A reserved time is not kept');
    const left = await this.#left(moving, { ...reservation, isOurs }, context);
    const departed = left.state.departed.get(appointmentId);
    if (!departed) throw new Error('A moved appointment still stands on the day that it left');
    return await this.moves.receive(slug, fromDay, departed, context);
  }

  async #left(
    moving: Moving,
    { until: reservedUntil, isOurs }: { readonly until: string; readonly isOurs: boolean },
    context: CommandContext,
  ): Promise<LoadedState<DiaryDay>> {
    const { slug, day, toDay, appointmentId } = moving;
    try {
      return await this.days.decide({
        slug,
        day,
        context,
        time: moving,
        act: `leave ${appointmentId}`,
        decide: (state, { now }) =>
          leaveDay(state, moving, {
            now,
            reservedUntil,
          }),
      });
    } catch (error) {
      // Of anything else nobody knows whether it left; and what another move reserved is that one's.
      if (error instanceof Refused && isOurs) await this.moves.abandon(slug, toDay, appointmentId, context);
      throw error;
    }
  }
}
