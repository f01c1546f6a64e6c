import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';

import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { reopenAlarm } from './alarm.decisions';

export class ReopenAlarm extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,

    readonly by: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ReopenAlarm)
export class ReopenAlarmHandler implements ICommandHandler<ReopenAlarm> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, by, context }: ReopenAlarm): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'reopen-alarm', context.requestId),
      decide: (now) => reopenAlarm(now, { slug, sessionId, by }),
    });
  }
}
