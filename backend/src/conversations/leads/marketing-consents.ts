import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { Suppressions } from '../../suppressions/suppressions';
import type { RequestContext } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { ConversationStream } from '../aggregate/conversation.stream';
import { addressBy } from '../aggregate/marketing.state';
import { PrivacyRequests } from '../privacy/privacy-requests';
import { RefuseMarketing } from './refuse-marketing.command';

/** What visitors said to marketing. */
@Injectable()
export class MarketingConsents {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly people: PrivacyRequests,
    private readonly suppressions: Suppressions,
    private readonly commands: CommandBus,
  ) {}

  /** Keeps that a visitor stopped the messages of a channel. */
  async refuse(refused: RefuseMarketing['refused'], context: RequestContext): Promise<void> {
    await this.commands.execute(new RefuseMarketing(refused, context));
  }

  /**
   * Where marketing may be sent to a visitor by a channel; null where it may not. Nothing of the kind is ever sent without asking this first:
   * the visitor must have agreed for that very address, must not have refused since in any conversation with this installer, and must not
   * have stopped the channel.
   */
  async addressFor(slug: string, sessionId: string, channel: Channel): Promise<string | null> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    if (state.status !== 'open' || state.slug !== slug) return null;
    const address = addressBy(channel, state.facts);
    const answer = state.marketing[channel];
    if (!address || !answer?.agreed) return null;
    if (await this.suppressions.isSuppressed(slug, channel, address)) return null;
    const others = await this.people.samePerson(slug, sessionId);
    const refusals = await Promise.all(others.map((other) => this.#refusedAt(other, channel)));
    return refusals.some((at) => at !== null && at > answer.at) ? null : address;
  }

  async #refusedAt(sessionId: string, channel: Channel): Promise<string | null> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    const answer = state.status === 'open' ? state.marketing[channel] : undefined;
    return answer && !answer.agreed ? answer.at : null;
  }
}
