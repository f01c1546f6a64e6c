import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ExportedConversation, PersonExport } from '@pilotlight/contracts/http/people';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import { EraseConversation } from './erase-conversation.command';
import { ReadModels } from '../../read-side/read-models';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { WidgetSessions } from '../../sessions/widget-sessions';
import { EventLog } from '../../write-side/event-log';
import { noSuchConversation } from '../aggregate/refusals';
import type { RequestContext } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { exportedConversation } from './exported-conversation';

@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly commands: CommandBus,
    private readonly appointments: AppointmentsReader,
    private readonly contacts: ContactsReader,
    private readonly notifications: NotificationsReader,
    private readonly sessions: WidgetSessions,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  /** Up to this moment: an erasure or an export misses none. */
  async samePerson(slug: string, sessionId: string): Promise<string[]> {
    await this.#known(slug, sessionId);
    await waitForReaders(this.readModels, await this.log.head(), ContactsReader);
    return await this.contacts.samePerson(slug, sessionId);
  }

  /** The same person's others too where wished; when it resolves, no screen shows them. */
  async erase(slug: string, sessionId: string, everyConversation: boolean, context: RequestContext): Promise<number> {
    await waitForReaders(this.readModels, await this.log.head(), AppointmentsReader);
    const others = everyConversation ? await this.samePerson(slug, sessionId) : [];
    let last = null;
    for (const each of [...others, sessionId]) {
      const { position } = await this.commands.execute(new EraseConversation(slug, each, 'request', context));
      if (position !== null && (last === null || position > last)) last = position;
    }
    await waitForReaders(
      this.readModels,
      last,
      ConversationsReader,
      ContactsReader,
      NotificationsReader,
      AppointmentsReader,
    );
    return others.length + 1;
  }

  /** Erases whom an appointment is with: the conversation that it came of, or nobody else's words than its own. */
  async eraseSubject(slug: string, subjectId: string, context: RequestContext): Promise<void> {
    await waitForReaders(this.readModels, await this.log.head(), AppointmentsReader);
    const { position } = await this.commands.execute(new EraseConversation(slug, subjectId, 'request', context));
    await waitForReaders(this.readModels, position, ConversationsReader, ContactsReader, AppointmentsReader);
  }

  async export(slug: string, sessionId: string): Promise<PersonExport> {
    const sessionIds = [sessionId, ...(await this.samePerson(slug, sessionId))];
    await waitForReaders(this.readModels, await this.log.head(), NotificationsReader, AppointmentsReader);
    const found = await Promise.all(sessionIds.map((each) => this.#exported(slug, each)));
    const conversations = found.flatMap((each) => each ?? []);
    conversations.sort((one, other) => one.startedAt.localeCompare(other.startedAt));
    return { exportedAt: new Date().toISOString(), installerId: slug, conversations };
  }

  async #exported(slug: string, sessionId: string): Promise<ExportedConversation | null> {
    const [events, notifications, access, appointments] = await Promise.all([
      this.log.readStream(conversationStream(sessionId)),
      this.notifications.ofConversation(slug, sessionId),
      this.sessions.accessOf(sessionId),
      this.appointments.ofSubject(slug, sessionId),
    ]);
    return exportedConversation(sessionId, { events, notifications, access, appointments });
  }

  async #known(slug: string, sessionId: string): Promise<void> {
    const [first] = await this.log.readStream(conversationStream(sessionId), 0, 1);
    if (first?.tenant === slug) return;
    if (first) throw noSuchConversation();
    // Whoever booked without a word has a visit and no conversation.
    await waitForReaders(this.readModels, await this.log.head(), AppointmentsReader);
    if (!(await this.appointments.areOfSubject(slug, sessionId))) throw noSuchConversation();
  }
}
