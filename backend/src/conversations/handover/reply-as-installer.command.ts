import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { FirmPhotoUploads } from '../../database/firm-photo-uploads';
import { ConversationStream } from '../aggregate/conversation.stream';
import { replyAsInstaller } from './handover.decisions';

export class ReplyAsInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly reply: {
      readonly messageId: string;
      readonly text: string;
      readonly answers?: string | undefined;
      readonly photoIds?: readonly string[] | undefined;
    },
    readonly answerer: { readonly suspended: boolean; readonly firmPerson: string },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ReplyAsInstaller)
export class ReplyAsInstallerHandler implements ICommandHandler<ReplyAsInstaller> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: FirmPhotoUploads,
  ) {}

  async execute({
    slug,
    sessionId,
    reply,
    answerer,
    context,
  }: ReplyAsInstaller): Promise<{ position: Position | null }> {
    const { messageId: replyId, text, answers, photoIds = [] } = reply;
    const ids = [...new Set(photoIds)];
    const files = { ids, ready: await this.uploads.ready({ slug, sessionId }, ids) };
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'installer-reply', replyId),
      decide: (now) => replyAsInstaller(now, { slug, sessionId, replyId, text, answers, files, ...answerer }),
    });
  }
}
