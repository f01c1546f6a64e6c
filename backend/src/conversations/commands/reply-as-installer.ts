import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { firmPersonOf } from '@pilotlight/contracts/values/firm-person';
import { InstallerStream } from '../../installers/installer.stream';
import { eventIds } from '../../write-side/event-ids';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { conversationStream, installerStream } from '../../write-side/stream-names';
import { ConversationStream } from '../conversation.stream';
import { replyAsInstaller } from '../handover.decisions';

/** Says something to the visitor as the firm; takes the conversation over where it isn't yet. */
export class ReplyAsInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly reply: { readonly messageId: string; readonly text: string },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ReplyAsInstaller)
export class ReplyAsInstallerHandler implements ICommandHandler<ReplyAsInstaller> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly installers: InstallerStream,
  ) {}

  async execute({ slug, sessionId, reply, context }: ReplyAsInstaller): Promise<{ position: Position | null }> {
    const { state } = await this.installers.current(installerStream(slug));
    if (state.status === 'unregistered') throw new Refused('No such conversation', 'not-found');
    const suspended = state.status === 'suspended';
    const firmPerson = firmPersonOf(state.account);
    const { messageId: replyId, text } = reply;
    return await this.conversations.decide({
      stream: conversationStream(sessionId),
      metadata: metadataOf(slug, context),
      decide: (now) => replyAsInstaller(now, { slug, sessionId, suspended, replyId, text, firmPerson }),
      eventId: eventIds(sessionId, 'installer-reply', replyId),
    });
  }
}
