import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ExportedConversation, PersonExport } from '@pilotlight/contracts/http/people';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { EraseConversation } from './erase-conversation.command';
import { ReadModels } from '../../read-side/read-models';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { WidgetSessions } from '../../sessions/widget-sessions';
import { EventLog } from '../../write-side/event-log';
import { noSuchConversation } from '../aggregate/refusals';
import type { RequestContext } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { exportedConversation } from './exported-conversation';

/** What an installer's visitors may ask of it: all that is kept on them, and that it be gone. */
@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly commands: CommandBus,
    private readonly appointments: AppointmentsReader,
    private readonly contacts: ContactsReader,
    private readonly sessions: WidgetSessions,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  /** The installer's other conversations in which the same email or phone was given, up to this moment: an erasure or an export misses none. */
  async samePerson(slug: string, sessionId: string): Promise<string[]> {
    await this.#known(slug, sessionId);
    await waitForReaders(this.readModels, await this.log.head(), ContactsReader);
    return await this.contacts.samePerson(slug, sessionId);
  }

  /** Erases the conversation, and the same person's others where wished; when it returns, no screen shows them. */
  async erase(slug: string, sessionId: string, everyConversation: boolean, context: RequestContext): Promise<number> {
    const others = everyConversation ? await this.samePerson(slug, sessionId) : [];
    let last = null;
    for (const each of [...others, sessionId]) {
      const { position } = await this.commands.execute(new EraseConversation(slug, each, 'request', context));
      if (position !== null && (last === null || position > last)) last = position;
    }
    await waitForReaders(this.readModels, last, ConversationsReader, ContactsReader, AppointmentsReader);
    return others.length + 1;
  }

  /** Erases whom an appointment is with: the conversation that it came of, or nobody else's words than its own. */
  async eraseSubject(slug: string, subjectId: string, context: RequestContext): Promise<void> {
    const { position } = await this.commands.execute(new EraseConversation(slug, subjectId, 'request', context));
    await waitForReaders(this.readModels, position, ConversationsReader, ContactsReader, AppointmentsReader);
  }

  async export(slug: string, sessionId: string): Promise<PersonExport> {
    const sessionIds = [sessionId, ...(await this.samePerson(slug, sessionId))];
    const found = await Promise.all(sessionIds.map((each) => this.#exported(slug, each)));
    const conversations = found.flatMap((each) => each ?? []);
    conversations.sort((one, other) => one.startedAt.localeCompare(other.startedAt));
    return { exportedAt: new Date().toISOString(), installerId: slug, conversations };
  }

  async #exported(slug: string, sessionId: string): Promise<ExportedConversation | null> {
    const [events, access, appointments] = await Promise.all([
      this.log.readStream(conversationStream(sessionId)),
      this.sessions.accessOf(sessionId),
      this.appointments.ofConversation(slug, sessionId),
    ]);
    return exportedConversation(events, access, appointments);
  }

  /** Another installer's conversation looks exactly like none. */
  async #known(slug: string, sessionId: string): Promise<void> {
    const [first] = await this.log.readStream(conversationStream(sessionId), 0, 1);
    if (first?.tenant !== slug) throw noSuchConversation();
  }
}
