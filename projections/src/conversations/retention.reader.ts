import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface DueConversation {
  readonly slug: string;
  readonly sessionId: string;
}

const due = `
  select conversation.slug, conversation.session_id as "sessionId"
    from read.conversations conversation join read.installers installer using (slug)
   where greatest(conversation.last_said_at, conversation.lead_submitted_at) < $1::timestamptz - make_interval(days => installer.retention_days)
     and ($2::uuid is null or conversation.session_id > $2)
   order by conversation.session_id limit $3`;

@Injectable()
export class RetentionReader {
  static readonly models = ['conversations', 'installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Silent for longer than the installer keeps them at `now`; by session id after `after`. */
  async due(
    scope: Platform,
    { now, after, limit }: { readonly now: string; readonly after: string | null; readonly limit: number },
  ): Promise<DueConversation[]> {
    const [found] = await this.database.asPlatform(scope, (ask) => [
      ask<DueConversation>({ text: due, values: [now, after, limit] }),
    ]);
    return found.rows;
  }
}
