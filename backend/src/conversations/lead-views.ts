import { Injectable } from '@nestjs/common';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { Firms } from '../installers/firms';
import { conversationStream } from '../write-side/stream-names';
import { ConversationStream } from './conversation.stream';
import { noSuchConversation } from './closed';
import { leadViewOf } from './lead-view';

/** Leads as they stand now, for the firm itself and for the admin. */
@Injectable()
export class LeadViews {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly firms: Firms,
  ) {}

  /** Another installer's looks exactly like none. */
  async of(slug: string, sessionId: string, seenBy: 'firm' | 'admin'): Promise<LeadView> {
    const { state } = await this.conversations.current(conversationStream(sessionId));
    if (state.status !== 'open' || state.slug !== slug) throw noSuchConversation();
    return leadViewOf(state, await this.firms.workOf(slug), seenBy);
  }
}
