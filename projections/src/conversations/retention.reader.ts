import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface DueConversation {
  readonly slug: string;
  readonly sessionId: string;
}

/** Counted from the visit; from the word that there will be none. */
const isKept = `case when visit.status = 'cancelled' then visit.updated_at else visit.scheduled_at end
        >= $1::timestamptz - make_interval(days => installer.retention_days)`;

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

  async #found(scope: Platform, text: string, { now, after, limit }: Asked): Promise<DueConversation[]> {
    const [found] = await this.database.asPlatform(scope, (ask) => [
      ask<DueConversation>({ text, values: [now, after, limit] }),
    ]);
    return found.rows;
  }
}
