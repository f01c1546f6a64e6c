import { Controller, Res } from '@nestjs/common';
import {
  type Conversation,
  conversationCsv,
  installerConversations,
  installerConversationsForAdmin,
  installerNews,
  installerOverview,
} from '@pilotlight/contracts/http/conversations';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Typing } from '../database/typing';
import { answerWith } from '../http/answer-with';
import { Call, CallByHand, QueryOf } from '../http/call';
import { SessionInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import { OwnSlug } from '../http/caller';
import { noSuchConversation } from './aggregate/refusals';
import { transcriptAsCsv } from './export/transcript-csv';
import { KnownInstaller } from '../installers/known-installer';

type Query = z.infer<typeof installerConversations.query>;

@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsReader,
    private readonly overviews: OverviewReader,
    private readonly known: KnownInstaller,
    private readonly typing: Typing,
  ) {}

  @Call(installerConversationsForAdmin)
  async forAdmin(@SlugInPath() slug: string, @QueryOf(installerConversationsForAdmin) query: Query) {
    await this.known.orRefuse(slug);
    return await this.conversations.list(slug, { ...query, inWords: true });
  }

  @Call(installerConversations)
  async own(@OwnSlug() slug: string, @QueryOf(installerConversations) query: Query) {
    const list = await this.conversations.list(slug, query);
    const [looked] = query.sessionId ? list.conversations : [];
    return { ...list, ...(looked && (await this.#isTyping(looked)) && { visitorTyping: true as const }) };
  }

  @CallByHand(conversationCsv)
  async csv(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Res() reply: FastifyReply): Promise<void> {
    const query = installerConversations.query.parse({ sessionId });
    const [conversation] = (await this.conversations.list(slug, query)).conversations;
    if (!conversation) throw noSuchConversation();
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="conversation-${sessionId.slice(0, 8)}.csv"`,
      'cache-control': 'no-store',
    });
    answerWith(reply, conversationCsv, transcriptAsCsv(conversation));
  }

  /** A key touched before the last words belongs to them. */
  async #isTyping({ sessionId, lastSaidAt }: Conversation): Promise<boolean> {
    const at = (await this.typing.among([sessionId], 'visitor')).get(sessionId);
    return at !== undefined && at.toISOString() > lastSaidAt;
  }

  @Call(installerNews)
  async news(@OwnSlug() slug: string) {
    return { news: await this.conversations.news(slug, new Date().toISOString()) };
  }

  @Call(installerOverview)
  async overview(@OwnSlug() slug: string) {
    return { overview: await this.overviews.overview(slug, new Date().toISOString()) };
  }
}
