import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import { LeadDeliveries } from '../../database/lead-deliveries';
import { KeptPhotos } from '../photos/kept-photos';
import { WidgetSessions } from '../../sessions/widget-sessions';
import { EventLog } from '../../write-side/event-log';
import { noSuchConversation } from '../aggregate/refusals';
import { erasureCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { eraseConversation } from './erasure.decisions';
import { ConversationStream } from '../aggregate/conversation.stream';

/** Erases a visitor for good, or whom an appointment is with that was made without a conversation. Again, or after a crash halfway, it does what is left to do. */
export class EraseConversation extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly cause: ErasureCause,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(EraseConversation)
export class EraseConversationHandler implements ICommandHandler<EraseConversation> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly log: EventLog,
    private readonly ledger: ErasureLedger,
    private readonly sessions: WidgetSessions,
    private readonly photos: KeptPhotos,
    private readonly deliveries: LeadDeliveries,
    private readonly appointments: AppointmentsReader,
  ) {}

  /** The key goes first: then the words are gone whatever happens, and the ledger knows what is left. */
  async execute(erasure: EraseConversation): Promise<{ position: Position | null }> {
    const { slug, sessionId } = erasure;
    const position = await this.#decided(erasure).catch((error: unknown) => {
      if (error instanceof UnreadableRecord) return this.#undecided(erasure);
      throw error;
    });
    await this.sessions.end(sessionId);
    await this.photos.forget({ slug, sessionId });
    await this.deliveries.forget(slug, sessionId);
    await this.ledger.finish({ slug, sessionId });
    return { position };
  }

  async #decided({ slug, sessionId, cause, context }: EraseConversation): Promise<Position | null> {
    const target = erasureCommand({ slug, sessionId }, context);
    const { state } = await this.conversations.load(target.stream);
    const hasAppointments = state.status === 'unstarted' && (await this.appointments.areOfSubject(slug, sessionId));
    if (state.status === 'unstarted' ? !hasAppointments : state.slug !== slug) throw noSuchConversation();
    if (state.status !== 'erased') await this.ledger.destroy({ slug, sessionId, cause });
    const { position } = await this.conversations.execute({
      ...target,
      decide: (now) => eraseConversation(now, { slug, sessionId, cause }, hasAppointments),
    });
    return position;
  }

  /** Without a readable state nothing can be decided; the erasure doesn't wait for that. */
  async #undecided({ slug, sessionId, cause, context }: EraseConversation): Promise<Position | null> {
    const { stream, metadata, eventId } = erasureCommand({ slug, sessionId }, context);
    const { events: before } = await readableEvents(this.log, stream);
    if (!before.some(({ type, tenant }) => type === 'ConversationStarted' && tenant === slug))
      throw noSuchConversation();
    await this.ledger.destroy({ slug, sessionId, cause });
    const { events, revision } = await readableEvents(this.log, stream);
    const erased = events.find(({ type }) => type === 'SubjectErased');
    if (erased) return erased.position;
    const event = { type: 'SubjectErased', data: { slug, sessionId, cause }, id: eventId(0) } as const;
    const { position } = await this.log.append({ stream, expected: revision, events: [event], metadata });
    return position;
  }
}
