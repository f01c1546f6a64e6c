import { Injectable } from '@nestjs/common';
import type { SystemLead } from '@pilotlight/contracts/http/public-api';
import type { Grade } from '@pilotlight/contracts/values/intent';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { isFindable } from '../search-text';
import type { ConversationRow } from './conversations.table';

/** The lead that a page ended with. */
export interface LeadPlace {
  /** ISO 8601 UTC, as precise as it is kept. */
  readonly createdAt: string;
  readonly id: string;
}

export interface SystemLeadsQuery {
  readonly after: LeadPlace | null;
  readonly limit: number;
  readonly grade?: Grade | undefined;
  readonly stage?: LeadStage | undefined;
  /** ISO 8601. */
  readonly updatedSince?: string | undefined;
}

type Found = Pick<
  ConversationRow,
  'session_id' | 'intent' | 'grade' | 'stage' | 'lead' | 'created_at' | 'lead_submitted_at' | 'updated_at'
> & { readonly emergency: boolean };

const columns = `session_id, intent, grade, stage, lead, emergency_at is not null as emergency, created_at,
  lead_submitted_at, updated_at`;
const isLead = '(contact_at is not null or lead_submitted_at is not null or grade is not null)';

const leadOf = (row: Found): SystemLead => {
  const told = Object.fromEntries(Object.entries(row.lead).filter(([, fact]) => isFindable(fact)));
  const { first_name: first, last_name: last, email = null, phone = null, postcode = null, ...details } = told;
  return {
    id: row.session_id,
    grade: row.grade,
    stage: row.stage,
    intent: row.intent,
    emergency: row.emergency,
    name: [first, last].filter(Boolean).join(' ') || null,
    email,
    phone,
    postcode,
    details,
    createdAt: row.created_at,
    submittedAt: row.lead_submitted_at,
    updatedAt: row.updated_at,
  };
};

/** One installer's leads, as its own systems read them. */
@Injectable()
export class SystemLeadsReader {
  static readonly models = ['conversations'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Newest first. `next` is null on the last page. */
  async page(slug: string, query: SystemLeadsQuery): Promise<{ leads: SystemLead[]; next: LeadPlace | null }> {
    const { after, limit, grade, stage, updatedSince } = query;
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<Found>({
        text: `select ${columns} from read.conversations
                where slug = $1 and ${isLead}
                  and ($2::timestamptz is null or (created_at, session_id) < ($2, $3::uuid))
                  and ($4::text is null or grade = $4) and ($5::text is null or stage = $5)
                  and ($6::timestamptz is null or updated_at >= $6)
                order by created_at desc, session_id desc limit $7`,
        values: [
          slug,
          after?.createdAt ?? null,
          after?.id ?? null,
          grade ?? null,
          stage ?? null,
          updatedSince ?? null,
          limit + 1,
        ],
      }),
    ]);
    const leads = rows.slice(0, limit).map(leadOf);
    const last = leads.at(-1);
    return { leads, next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null };
  }

  async byId(slug: string, id: string): Promise<SystemLead | null> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<Found>({
        text: `select ${columns} from read.conversations where slug = $1 and session_id = $2 and ${isLead}`,
        values: [slug, id],
      }),
    ]);
    const [row] = rows;
    return row ? leadOf(row) : null;
  }
}
