import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { requestJobDetail } from './lead-work.decisions';

export class RequestJobDetail extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly field: SheetField,
    readonly suspended: boolean,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RequestJobDetail)
export class RequestJobDetailHandler implements ICommandHandler<RequestJobDetail> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute(command: RequestJobDetail): Promise<{ position: Position | null }> {
    const { slug, sessionId, field, suspended, context } = command;
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'request-detail', context.requestId),
      decide: (now) => requestJobDetail(now, { slug, sessionId, field, suspended }),
    });
  }
}
