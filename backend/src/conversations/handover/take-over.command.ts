import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { takeOver } from './handover.decisions';

export class TakeOver extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly answerer: { readonly suspended: boolean; readonly firmPerson: string },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(TakeOver)
export class TakeOverHandler implements ICommandHandler<TakeOver> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, answerer, context }: TakeOver): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'take-over', context.requestId),
      decide: (now) => takeOver(now, { slug, sessionId, ...answerer }),
    });
  }
}
