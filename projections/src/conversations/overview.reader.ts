import { Injectable } from '@nestjs/common';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { type Overview, overviewLength, waitingDays } from '@pilotlight/contracts/http/conversations';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import {
  type ConversationWithTranscript,
  conversationOf,
  newestFirst,
  withExcerpts,
} from './conversation-with-transcript';

type Counts = Pick<Overview, 'needing' | 'waiting' | 'all'> & Overview['grades'];

const unanswered = `open_matters @? '$[*] ? (@.kind == "safety-question")'`;
const toDealWith = `open_matters @? '$[*] ? (@.kind != "safety-question")'`;
const alarming = `((emergency_at is not null or urgent or ${unanswered}) and last_said_at > $2::timestamptz - make_interval(days => $3))`;
// Nobody can be helped who has had their words erased.
const isThere = `preview <> $4 and not exists (select from jsonb_each_text(lead) fact where fact.value = $4)`;
const needing = `(${alarming} or waiting_since is not null or ${toDealWith}) and ${isThere}`;

const mostUrgentFirst = `case when not ${alarming} then case when waiting_since is not null then 5 else 6 end
       when emergency_at is not null and not stood_down then 1 when urgent then 2 when ${unanswered} then 3 else 4 end,
  case when ${alarming} then created_at end desc, grade nulls last, waiting_since, session_id`;

@Injectable()
export class OverviewReader {
  static readonly models = ['conversations', 'messages'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** What there is to know of all of one installer's conversations, as of one moment; `now` is ISO 8601. */
  async overview(slug: string, now: string): Promise<Overview> {
    const asked = [slug, now, waitingDays, ERASED];
    const [recent, urgent, counted] = await this.database.asTenant(slug, (ask) => [
      ask<ConversationWithTranscript>({
        text: withExcerpts(
          `select * from read.conversations where slug = $1 order by ${newestFirst} limit $2`,
          newestFirst,
        ),
        values: [slug, overviewLength.recent],
      }),
      ask<ConversationWithTranscript>({
        text: withExcerpts(
          `select * from read.conversations where slug = $1 and ${needing} order by ${mostUrgentFirst} limit $5`,
          mostUrgentFirst,
        ),
        values: [...asked, overviewLength.needsALook],
      }),
      ask<Counts>({
        text: `select count(*) as "all",
                      count(*) filter (where grade = 'A') as "A", count(*) filter (where grade = 'B') as "B",
                      count(*) filter (where grade = 'C') as "C", count(*) filter (where grade is null) as ungraded,
                      count(*) filter (where waiting_since is not null and ${isThere}) as waiting,
                      count(*) filter (where ${needing}) as needing
                 from read.conversations where slug = $1`,
        values: asked,
      }),
    ]);
    const none = { A: 0, B: 0, C: 0, ungraded: 0, needing: 0, waiting: 0, all: 0 };
    const { A, B, C, ungraded, ...counts } = counted.rows[0] ?? none;
    return {
      recent: recent.rows.map(conversationOf),
      needsALook: urgent.rows.map(conversationOf),
      grades: { A, B, C, ungraded },
      ...counts,
    };
  }
}
