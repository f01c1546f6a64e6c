import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
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

  /** When the alarm began (ISO 8601) that stood once an event of a conversation had happened, whatever became of it since; null for none. */
  async alarmAfter({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>): Promise<string | null> {
    const state = await this.conversations.asOf(stream, (event) => event.revision <= revision);
    return state.status === 'open' ? (state.alarms.standing[0]?.at ?? null) : null;
  }

  /** Another installer's looks exactly like none. */
  async of(slug: string, sessionId: string, seenBy: 'firm' | 'admin'): Promise<LeadView> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    return leadViewOf(ownOpenConversation(state, slug), await this.firms.workOf(slug), seenBy);
  }
}
