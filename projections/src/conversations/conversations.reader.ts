import { Injectable } from '@nestjs/common';
import { type Conversation, type News, type gradeFilters, waitingDays } from '@pilotlight/contracts/http/conversations';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { searchNeedles } from '../search-text';
import { mayMatter } from './conversations.table';
import {
  type ConversationWithTranscript,
  conversationOf,
  newestFirst,
  withExcerpts,
  withTranscripts,
} from './conversation-with-transcript';

export interface ConversationsQuery {
  /** Part of the lead's email, phone, first or last name; case does not matter. */
  readonly search: string;
  readonly grade: (typeof gradeFilters)[number];
  readonly page: number;
  readonly pageSize: number;
  readonly sessionId?: string | undefined;
  /** Whether what the visitor said is searched too. */
  readonly inWords?: boolean;
}

export interface ConversationsPage {
  readonly conversations: Conversation[];
  readonly total: number;
  readonly all: number;
}

const matching = `read.conversations conversation
  where slug = $1
    and ($2 = 'all' or grade = $2)
    and ($3::text[] = '{}' or exists (select from unnest($3::text[]) needle
                                   where strpos(search, needle) > 0 or ($5 and strpos(words, needle) > 0)))
    and ($4::uuid is null or session_id = $4)`;

@Injectable()
export class ConversationsReader {
  static readonly models = ['conversations', 'messages'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Newest first; a named one with its whole transcript, others as in a list. */
  async list(slug: string, query: ConversationsQuery): Promise<ConversationsPage> {
    const matched = [slug, query.grade, searchNeedles(query.search), query.sessionId ?? null, query.inWords ?? false];
    const told = query.sessionId === undefined ? withExcerpts : withTranscripts;
    const [page, total, all] = await this.database.asTenant(slug, (ask) => [
      ask<ConversationWithTranscript>({
        text: told(`select * from ${matching} order by ${newestFirst} limit $6 offset $7`, newestFirst),
        values: [...matched, query.pageSize, (query.page - 1) * query.pageSize],
      }),
      ask<{ count: number }>({ text: `select count(*) from ${matching}`, values: matched }),
      ask<{ count: number }>({ text: 'select count(*) from read.conversations where slug = $1', values: [slug] }),
    ]);
    return {
      conversations: page.rows.map(conversationOf),
      total: total.rows[0]?.count ?? 0,
      all: all.rows[0]?.count ?? 0,
    };
  }

  async newest(slug: string, count: number): Promise<string[]> {
    const [found] = await this.database.asTenant(slug, (ask) => [
      ask<{ sessionId: string }>({
        text: `select session_id as "sessionId" from read.conversations where slug = $1 order by ${newestFirst} limit $2`,
        values: [slug, count],
      }),
    ]);
    return found.rows.map(({ sessionId }) => sessionId);
  }

  /** How many conversations there are, and how many emergencies and visitors wait at `now` (ISO 8601). */
  async news(slug: string, now: string): Promise<News> {
    const [news] = await this.database.asTenant(slug, (ask) => [
      ask<News>({
        text: `select (select count(*) from read.conversations where slug = $1) as conversations,
                      count(*) filter (where waiting_since is not null) as waiting,
                      count(*) filter (where emergency_at is not null and alarm_cleared is null
                                         and last_said_at > $2::timestamptz - make_interval(days => $3)) as emergencies
                 from read.conversations where slug = $1 and ${mayMatter}`,
        values: [slug, now, waitingDays],
      }),
    ]);
    return news.rows[0] ?? { conversations: 0, emergencies: 0, waiting: 0 };
  }
}
