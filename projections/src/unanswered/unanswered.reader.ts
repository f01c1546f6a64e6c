import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { nearGroups, type QuestionGroup } from './near-groups';

export type UnansweredGroup = QuestionGroup;

/** How often something was asked for that the training didn't tell. */
export interface AskedFact {
  readonly fact: string;
  readonly asked: number;
}

/** More questions than anybody reads through; the most asked are among them. */
const most = { groups: 1_000, facts: 50 } as const;

const groups = `
  with asked as (
    select * from read.unanswered_questions where slug = $1 and settled is null and group_key is not null
  ), settled as (
    select distinct on (asked.group_key) asked.group_key, done.settled, done.draft, done.at
      from asked
      join read.unanswered_questions done
        on done.slug = $1 and done.settled is not null and done.asked_id = asked.asked_id
     order by asked.group_key, done.at desc, done.event_id
  ), grouped as (
    select group_key,
           (array_agg(question order by at desc, event_id))[1] as question,
           count(distinct (session_id, message_id))::int as asked,
           min(at) as first_at,
           max(at) as last_at,
           array_to_json((array_agg(asked_id order by at desc, event_id))[1:100]) as asked_ids,
           array_to_json((array_agg(json_build_object('sessionId', session_id, 'at', at) order by at desc, event_id))[1:20]) as conversations,
           (array_agg(fact order by at desc, event_id) filter (where fact is not null))[1] as fact
      from asked
     group by group_key
     order by asked desc, last_at desc, group_key
     limit $2
  )
  select group_key as "groupKey", question, asked, first_at as "firstAskedAt", last_at as "lastAskedAt",
         asked_ids as "askedIds", conversations, fact,
         settled, draft, settled.at as "settledAt"
    from grouped left join settled using (group_key)`;

const facts = `
  select fact, count(distinct (session_id, message_id))::int as asked
    from read.unanswered_questions
   where slug = $1 and settled is null and fact is not null
   group by fact
   order by asked desc, fact
   limit $2`;

type GroupRow = Omit<QuestionGroup, 'settled'> & {
  readonly settled: 'answered' | 'dismissed' | null;
  readonly draft: number | null;
  readonly settledAt: string | null;
};

const inIso = (time: string): string => new Date(time).toISOString();

const groupOf = ({ settled, draft, settledAt, ...group }: GroupRow): QuestionGroup => ({
  ...group,
  // JSON writes PostgreSQL's own form of a time.
  conversations: group.conversations.map(({ sessionId, at }) => ({ sessionId, at: inIso(at) })),
  settled: settled && settledAt !== null ? { how: settled, draft, at: settledAt } : null,
});

@Injectable()
export class UnansweredReader {
  static readonly models = ['unanswered_questions'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Settled ones too, most asked first. */
  async of(slug: string): Promise<{ groups: UnansweredGroup[]; facts: AskedFact[] }> {
    const [found, asked] = await this.database.asTenant(slug, (ask) => [
      ask<GroupRow>({ text: groups, values: [slug, most.groups] }),
      ask<AskedFact>({ text: facts, values: [slug, most.facts] }),
    ]);
    return { groups: nearGroups(found.rows.map(groupOf)), facts: asked.rows };
  }
}
