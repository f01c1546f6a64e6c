import { Injectable } from '@nestjs/common';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import type { ReaderClass } from '../../read-side/wait-for-readers';
import type { RequestContext } from '../../write-side/request-context';
import { ForwardLead } from './forward-lead.command';

type Forwarded = Extract<ConversationEvent, { type: 'LeadForwarded' }>['data'];

/** Leads that the firm passes on to somebody. */
@Injectable()
export class LeadForwards {
  constructor(private readonly commands: DashboardCommands) {}

  /** `again` says that it is wanted once more. Shown by these readers once it resolves; throws Refused. */
  async forward(
    forward: Forwarded,
    again: boolean,
    context: RequestContext,
    ...besides: readonly ReaderClass[]
  ): Promise<void> {
    await this.commands.execute(new ForwardLead(forward, again, context), ConversationsReader, ...besides);
  }
}
