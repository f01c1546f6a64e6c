import { Injectable } from '@nestjs/common';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { type Overview, overviewLength, waitingDays } from '@pilotlight/contracts/http/conversations';
import { firstContactOf, type FirstContactRow, firstContactTimes } from './first-contact-times';
import { mayMatter } from './conversations.table';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import {
  type ConversationWithTranscript,
  conversationOf,
  newestFirst,
  withExcerpts,
} from './conversation-with-transcript';

type Counts = Pick<Overview, 'needing' | 'waiting' | 'all'> & Overview['grades'];

const hasMatter = (condition: string): string => `open_matters @? '$[*] ? (${condition})'`;
const asked = hasMatter('@.kind == "safety-question"');
const recent = `last_said_at > $2::timestamptz - make_interval(days => $3)`;
const alarming = `(alarm_cleared is null and (emergency_at is not null or urgent or ${asked}) and ${recent})`;
const hot = `(grade = 'A' and stage = 'new')`;
// A visitor whose words are erased can't be helped.
const isThere = `preview <> $4 and not exists (select from jsonb_each_text(lead) fact where fact.value = $4)`;
const needing = `(${alarming} or waiting_since is not null or ${hasMatter('@.kind != "safety-question"')} or ${hot}) and ${isThere}`;

const reason = `case
  when ${alarming} and emergency_at is not null and not stood_down then 1
  when ${alarming} and urgent then 2
  when ${alarming} and ${asked} then 3
  when waiting_since is not null then 4
  when ${hot} or ${hasMatter('@.kind == "complaint" || @.kind == "callback"')} then 5
  when ${hasMatter('@.kind != "safety-question"')} then 6
  else 7 end`;

const mostUrgentFirst = `${reason}, case when ${reason} <= 3 then created_at end desc, last_said_at desc, grade nulls last, session_id`;

@Injectable()
export class OverviewReader {
  static readonly models = ['conversations', 'messages'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** How long an installer's visitors waited for a person, up to `now`. */
  async firstContact(slug: string, now: string): Promise<Overview['firstContact']> {
    const [contacts] = await this.database.asTenant(slug, (ask) => [
      ask<FirstContactRow>({ text: firstContactTimes, values: [slug, now] }),
    ]);
    return firstContactOf(contacts.rows[0]);
  }

  /** Of all conversations of an installer, at one moment `now`. */
  async overview(slug: string, now: string): Promise<Overview> {
    const asked = [slug, now, waitingDays, ERASED];
    const [recent, urgent, counted, contacts] = await this.database.asTenant(slug, (ask) => [
      ask<ConversationWithTranscript>({
        text: withExcerpts(
          `select * from read.conversations where slug = $1 order by ${newestFirst} limit $2`,
          newestFirst,
        ),
        values: [slug, overviewLength.recent],
      }),
      ask<ConversationWithTranscript>({
        text: withExcerpts(
          `select * from read.conversations where slug = $1 and ${mayMatter} and ${needing} order by ${mostUrgentFirst} limit $5`,
          mostUrgentFirst,
        ),
        values: [...asked, overviewLength.needsALook],
      }),
      ask<Counts>({
        text: `select graded.*, count(*) filter (where waiting_since is not null and ${isThere}) as waiting,
                      count(*) filter (where ${needing}) as needing
                 from (select count(*) as "all",
                              count(*) filter (where grade = 'A') as "A", count(*) filter (where grade = 'B') as "B",
                              count(*) filter (where grade = 'C') as "C", count(*) filter (where grade is null) as ungraded
                         from read.conversations where slug = $1) graded
                 left join read.conversations on slug = $1 and ${mayMatter}
                group by graded."all", "A", "B", "C", ungraded`,
        values: asked,
      }),
      ask<FirstContactRow>({ text: firstContactTimes, values: [slug, now] }),
    ]);
    const none = { A: 0, B: 0, C: 0, ungraded: 0, needing: 0, waiting: 0, all: 0 };
    const { A, B, C, ungraded, ...counts } = counted.rows[0] ?? none;
    return {
      recent: recent.rows.map(conversationOf),
      needsALook: urgent.rows.map(conversationOf),
      grades: { A, B, C, ungraded },
      ...counts,
      firstContact: firstContactOf(contacts.rows[0]),
    };
  }
}
