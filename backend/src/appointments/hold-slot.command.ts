import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { SessionBookings } from '../sessions/session-bookings';
import type { CommandContext } from '../write-side/command-target';
import { holdSlot, releaseSlot } from './booking.decisions';
import { DiaryDays } from './diary-days';
import { VisitorBookings } from './visitor-bookings';

export interface SlotToHold {
  readonly slug: string;
  readonly sessionId: string;
  /** ISO 8601 UTC. */
  readonly scheduledAt: string;
  /** Minutes; the availability's own where it is absent. */
  readonly duration?: number | undefined;
}

/** Keeps a time for a visitor for five minutes, and lets go of the one before, on whichever day. */
export class HoldSlot extends Command<{ heldUntil: string; position: Position | null }> {
  constructor(
    readonly slot: SlotToHold,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(HoldSlot)
export class HoldSlotHandler implements ICommandHandler<HoldSlot> {
  constructor(
    private readonly days: DiaryDays,
    private readonly visitors: VisitorBookings,
    private readonly sessions: SessionBookings,
    private readonly commands: CommandBus,
  ) {}

  async execute({ slot, context }: HoldSlot): Promise<{ heldUntil: string; position: Position | null }> {
    const { slug, sessionId: subjectId, scheduledAt } = slot;
    await this.visitors.requireCalm({ slug, sessionId: subjectId });
    const { slotDuration } = await this.days.availabilityOf(slug);
    // A visitor keeps no more from others than one visit takes.
    const duration = Math.min(slot.duration ?? slotDuration, slotDuration);
    await this.visitors.requireOffered({ slug, scheduledAt, duration });
    const { day } = londonTime(scheduledAt);
    const holding = { slug, day, subjectId, scheduledAt, duration };
    const { state, position } = await this.days.decide({
      slug,
      day,
      context,
      time: holding,
      act: `hold ${subjectId} ${scheduledAt} ${duration}`,
      decide: (state, deciding) => holdSlot(state, holding, deciding),
    });
    const former = await this.sessions.hold(subjectId, scheduledAt);
    if (former !== null && londonTime(former).day !== day)
      await this.commands.execute(new ReleaseSlot({ slug, sessionId: subjectId, scheduledAt: former }, context));
    const heldUntil = state.holds.get(subjectId)?.until ?? new Date(this.days.now()).toISOString();
    return { heldUntil, position };
  }
}

/** Lets go of the time that a visitor holds on a London day (yyyy-mm-dd). */
export class ReleaseSlot extends Command<{ position: Position | null }> {
  constructor(
    readonly held: { readonly slug: string; readonly sessionId: string; readonly scheduledAt: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReleaseSlot)
export class ReleaseSlotHandler implements ICommandHandler<ReleaseSlot> {
  constructor(private readonly days: DiaryDays) {}

  async execute({ held, context }: ReleaseSlot): Promise<{ position: Position | null }> {
    const { slug, sessionId: subjectId, scheduledAt } = held;
    const { day } = londonTime(scheduledAt);
    const { position } = await this.days.decide({
      slug,
      day,
      context,
      time: {
        scheduledAt,
        duration: 0,
      },
      act: `release ${subjectId} ${scheduledAt}`,
      decide: (state, deciding) => releaseSlot(state, { slug, day, subjectId, scheduledAt }, deciding),
    });
    return { position };
  }
}
