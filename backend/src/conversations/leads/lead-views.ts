import { Injectable } from '@nestjs/common';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { conversationStream } from '../../write-side/stream-names';
import { ConversationStream } from '../aggregate/conversation.stream';
import { type LeadSummary, leadSummaryOf } from './lead-summary';
import { leadViewOf } from './lead-view';
import { ownOpenConversation } from '../aggregate/conversation.state';

@Injectable()
export class LeadViews {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly firms: InstallerProfiles,
  ) {}

  /** Null where this installer has no such conversation, or it was erased. */
  async summaryOf(slug: string, sessionId: string): Promise<LeadSummary | null> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    return state.status === 'open' && state.slug === slug ? leadSummaryOf(state) : null;
  }

  async of(slug: string, sessionId: string, seenBy: 'firm' | 'admin'): Promise<LeadView> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    return leadViewOf(ownOpenConversation(state, slug), await this.firms.workOf(slug), seenBy);
  }
}
