import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import type { InstallersEdit } from './lead-edit.decisions';
import { noSuchConversation } from '../aggregate/refusals';
import { editLead } from './lead-edit.decisions';
import { leadViewOf } from './lead-view';

/** Answers with the lead as it is then. Of two at once the later one stands. */
export class EditLead extends Command<{ position: Position | null; view: LeadView }> {
  constructor(
    readonly edit: Omit<InstallersEdit, 'now'>,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(EditLead)
export class EditLeadHandler implements ICommandHandler<EditLead> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ edit, context }: EditLead): Promise<{ position: Position | null; view: LeadView }> {
    const now = this.conversations.clock.now();
    const { position, state } = await this.conversations.execute({
      ...conversationCommand(edit, context, 'lead-edit', context.requestId),
      decide: (before) => editLead(before, { ...edit, now }),
    });
    if (state.status !== 'open') throw noSuchConversation();
    return { position, view: leadViewOf(state, edit.coverageAndOffer, 'firm') };
  }
}
