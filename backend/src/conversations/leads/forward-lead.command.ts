import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { forwardLead } from './forward-lead.decisions';

type Forwarded = Extract<ConversationEvent, { type: 'LeadForwarded' }>['data'];

export class ForwardLead extends Command<{ position: Position | null }> {
  constructor(
    readonly forward: Forwarded,
    readonly again: boolean,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ForwardLead)
export class ForwardLeadHandler implements ICommandHandler<ForwardLead> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ forward, again, context }: ForwardLead): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand(forward, context, 'lead-forward', forward.forwardId),
      decide: (now) => forwardLead(now, { ...forward, again }),
    });
  }
}
