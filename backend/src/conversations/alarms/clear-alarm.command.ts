import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { AlarmVerdict } from '@pilotlight/contracts/values/alarm';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { clearAlarm } from './alarm.decisions';

export class ClearAlarm extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly verdict: AlarmVerdict,
    readonly seenAt: string,
    readonly by: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ClearAlarm)
export class ClearAlarmHandler implements ICommandHandler<ClearAlarm> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, verdict, seenAt, by, context }: ClearAlarm): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'clear-alarm', context.requestId),
      decide: (now) => clearAlarm(now, { slug, sessionId, verdict, seenAt, by }),
    });
  }
}
