import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface DueConversation {
  readonly slug: string;
  readonly sessionId: string;
}

/** Counted from the visit; from the word that there will be none. */
const keptFor = (
  days: string,
): string => `case when visit.status = 'cancelled' then visit.updated_at else visit.scheduled_at end
        >= $1::timestamptz - make_interval(days => ${days})`;
const isKept = keptFor('installer.retention_days');

const due = `
  select conversation.slug, conversation.session_id as "sessionId"
    from read.conversations conversation join read.installers installer using (slug)
   where greatest(conversation.last_said_at, conversation.lead_submitted_at) < $1::timestamptz - make_interval(days => installer.retention_days)
     and not exists (select from read.appointments visit
                      where visit.slug = conversation.slug and visit.session_id = conversation.session_id and ${isKept})
     and ($2::uuid is null or conversation.session_id > $2)
   order by conversation.session_id limit $3`;

const dueOfAppointments = `
  select said.slug, said.subject_id as "sessionId"
    from read.appointment_words said join read.installers installer using (slug)
   where not exists (select from read.conversations conversation where conversation.session_id = said.subject_id)
     and not exists (select from read.appointments visit
                      where visit.slug = said.slug and visit.subject_id = said.subject_id and ${isKept})
     and ($2::uuid is null or said.subject_id > $2)
   order by said.subject_id limit $3`;

/** Of one installer, were its days `$3`: the same two, as numbers. */
const dueByThen = `
  select (select count(*) from read.conversations conversation
           where slug = $2 and greatest(last_said_at, lead_submitted_at) < $1::timestamptz - make_interval(days => $3::int)
             and not exists (select from read.appointments visit
                              where visit.slug = $2 and visit.session_id = conversation.session_id and ${keptFor('$3::int')}))
       + (select count(*) from read.appointment_words said
           where slug = $2
             and not exists (select from read.conversations conversation where conversation.session_id = said.subject_id)
             and not exists (select from read.appointments visit
                              where visit.slug = $2 and visit.subject_id = said.subject_id and ${keptFor('$3::int')}))
    as count`;

interface Asked {
  readonly now: string;
  readonly after: string | null;
  readonly limit: number;
}

@Injectable()
export class RetentionReader {
  static readonly models = [
    'appointment_words',
    'appointments',
    'conversations',
    'installers',
  ] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Conversations in which nothing was said or sent for longer than their installer keeps them at the moment `now` (ISO 8601), by session id after `after`. */
  async due(scope: Platform, asked: Asked): Promise<DueConversation[]> {
    return await this.#found(scope, due, asked);
  }

  /** Whom appointments are with that came of no conversation, once their installer has kept them long enough after the last. */
  async dueOfAppointments(scope: Platform, asked: Asked): Promise<DueConversation[]> {
    return await this.#found(scope, dueOfAppointments, asked);
  }

  /** How many of an installer's would be due at the moment `now` (ISO 8601), were they kept for so many days. */
  async countDue(slug: string, days: number, now: string): Promise<number> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ count: number }>({ text: dueByThen, values: [now, slug, days] }),
    ]);
    return rows[0]?.count ?? 0;
  }

  async #found(scope: Platform, text: string, { now, after, limit }: Asked): Promise<DueConversation[]> {
    const [found] = await this.database.asPlatform(scope, (ask) => [
      ask<DueConversation>({ text, values: [now, after, limit] }),
    ]);
    return found.rows;
  }
}
