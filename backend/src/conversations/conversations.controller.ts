import { Controller } from '@nestjs/common';
import {
  type Conversation,
  installerConversations,
  installerConversationsForAdmin,
  installerNews,
  installerOverview,
} from '@pilotlight/contracts/http/conversations';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import type { z } from 'zod';
import { Typing } from '../database/typing';
import { Call, QueryOf } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { OwnSlug } from '../http/caller';
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
