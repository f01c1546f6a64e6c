import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { AppointmentParty, AppointmentType } from '@pilotlight/contracts/values/appointment';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { randomUUID } from 'node:crypto';
import { BookableConversations } from '../conversations/bookable-conversations';
import { SessionBookings } from '../sessions/session-bookings';
import type { CommandContext } from '../write-side/command-target';
import { derivedId } from '../write-side/event-ids';
import { EventLog } from '../write-side/event-log';
import { diaryStream } from '../write-side/stream-names';
import { AppointmentViews } from './appointment-views';
import { appointmentOfBooking, bookAppointment, type Booking, type Customer } from './booking.decisions';
import { DiaryDays } from './diary-days';
import { requireWithinDay } from './hand-made-times';
import { requireSameRequest } from './same-request';
import type { ChangedAppointment } from './visit-changes';
import { VisitorBookings } from './visitor-bookings';

export interface BookingRequest extends Customer {
  readonly slug: string;
  /** The conversation that it comes of; null where an installer makes it by hand without one. */
  readonly sessionId: string | null;
  /** ISO 8601 UTC. */
  readonly scheduledAt: string;
  /** Minutes; the availability's own where it is absent. */
  readonly duration?: number | undefined;
  readonly appointmentType: AppointmentType;
  readonly photoIds: readonly string[];
  readonly bookedBy: AppointmentParty;
  readonly through: 'chat' | 'picker' | 'diary';
  /** Of a visit made by hand: the same press again names the same one. */
  readonly retryKey?: string | undefined;
}

/** Books a visit. The same request again answers as the first did; one for the same time with other details is refused. */
export class BookAppointment extends Command<ChangedAppointment> {
  constructor(
    readonly booking: BookingRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(BookAppointment)
export class BookAppointmentHandler implements ICommandHandler<BookAppointment> {
  constructor(
    private readonly days: DiaryDays,
    private readonly visitors: VisitorBookings,
    private readonly conversations: BookableConversations,
    private readonly views: AppointmentViews,
    private readonly log: EventLog,
    private readonly sessions: SessionBookings,
  ) {}

  /** What a visitor has to come is counted before each booking, so theirs are made one after the other. */
  async execute(command: BookAppointment): Promise<ChangedAppointment> {
    const { bookedBy, sessionId } = command.booking;
    if (bookedBy === 'installer' || sessionId === null) return await this.#booked(command);
    return await this.sessions.oneAtATime(sessionId, () => this.#booked(command));
  }

  async #booked({ booking: request, context }: BookAppointment): Promise<ChangedAppointment> {
    const booking = await this.#booking(request);
    const { slug, day } = booking;
    const already = appointmentOfBooking(await this.days.day(slug, day), booking).visit;
    if (!already) await this.#requireAllowed(booking);
    let isNew = false;
    const { state, position } = await this.days.decide({
      slug,
      day,
      context,
      time: booking,
      act: `book ${booking.idOf(0)}`,
      decide: (state, deciding) => {
        const events = bookAppointment(state, booking, deciding);
        isNew = events.length > 0;
        return events;
      },
    });
    const { visit } = appointmentOfBooking(state, booking);
    if (!visit) throw new Error('A booked appointment does not stand in its day');
    if (!isNew) requireSameRequest(await this.log.readStream(diaryStream(slug, day)), visit.appointmentId, booking);
    const now = new Date(this.days.now()).toISOString();
    return { position, appointment: await this.views.afterBooking(booking, visit, position, now) };
  }

  async #booking({ retryKey, ...request }: BookingRequest): Promise<Booking> {
    const { slug, sessionId, scheduledAt, appointmentType, bookedBy } = request;
    const { slotDuration, instantConfirmation } = await this.days.availabilityOf(slug);
    const byHand = bookedBy === 'installer';
    const about = byHand
      ? [slug, 'by hand', retryKey ?? randomUUID(), scheduledAt]
      : [slug, sessionId ?? '', scheduledAt, appointmentType];
    const idOf = (attempt: number): string => derivedId('appointment', ...about, String(attempt));
    return {
      ...request,
      day: londonTime(scheduledAt).day,
      duration: request.duration ?? slotDuration,
      subjectId: sessionId ?? idOf(0),
      status: byHand || instantConfirmation ? 'confirmed' : 'pending',
      idOf,
    };
  }

  async #requireAllowed(booking: Booking): Promise<void> {
    const { slug, sessionId, appointmentType, photoIds } = booking;
    if (booking.bookedBy === 'installer') {
      requireWithinDay(booking, this.days.now());
      if (sessionId !== null) await this.conversations.requireOwn(slug, sessionId);
      return;
    }
    const visitor = { slug, sessionId: booking.subjectId };
    this.visitors.requireNoEmergency(appointmentType);
    await this.visitors.requireCalm(visitor);
    await this.visitors.requireOwnPhotos(visitor, photoIds);
    await this.visitors.requireOffered(booking);
    await this.visitors.requireFewToCome(visitor);
  }
}
