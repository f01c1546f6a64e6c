import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@pilotlight/contracts/http/audit';
import { platform, type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import type { Ask } from '@pilotlight/subscriptions/pipeline';
import type { Answers, Sent } from '@pilotlight/subscriptions/database-connection';
import { countOf, pageOf, type AuditSearch } from './audit-search';
import type { AuditEntryRow } from './audit-entries.read-model';

/** One installer's events or, explicitly, everybody's. */
export type AuditScope = { readonly installer: string } | Platform;

export interface AuditPage {
  readonly entries: AuditEntry[];
  /** The number to ask with for the next page; null on the last. */
  readonly older: number | null;
  readonly found: number;
}

export interface AuditedEntry extends AuditEntry {
  readonly correlationId: string;
  readonly causationId: string | null;
}

const installersAtMost = 20;

const entryOf = (row: AuditEntryRow): AuditEntry => ({
  id: row.event_id,
  number: Number(row.position),
  type: row.type,
  installerId: row.slug,
  actor: { kind: row.actor_kind, id: row.actor_id },
  at: row.at,
  stream: row.stream,
  revision: row.revision,
});

const auditedOf = (row: AuditEntryRow): AuditedEntry => ({
  ...entryOf(row),
  correlationId: row.correlation_id,
  causationId: row.causation_id,
});

@Injectable()
export class AuditReader {
  static readonly models = ['audit_entries'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Newest first; the next page goes on where this one ended, whatever is written meanwhile. */
  async search(scope: AuditScope, search: AuditSearch): Promise<AuditPage> {
    const slug = 'installer' in scope ? scope.installer : null;
    const [rows, found] = await this.#asked(scope, (ask) => [
      ask<AuditEntryRow>(pageOf(slug, search)),
      ask<{ count: number }>(countOf(slug, search)),
    ]);
    const entries = rows.rows.slice(0, search.limit).map(entryOf);
    return {
      entries,
      older: rows.rows.length > search.limit ? (entries.at(-1)?.number ?? null) : null,
      found: found.rows[0]?.count ?? 0,
    };
  }

  async installers(_: Platform, prefix: string): Promise<string[]> {
    const [{ rows }] = await this.database.asPlatform(platform, (ask) => [
      ask<{ slug: string }>({
        text: `with recursive slugs as (
                 (select slug from read.audit_entries where slug >= $1 order by slug limit 1)
                 union all
                 select (select slug from read.audit_entries where slug > found.slug order by slug limit 1)
                   from slugs found where starts_with(found.slug, $1))
               select slug from slugs where starts_with(slug, $1) limit ${installersAtMost}`,
        values: [prefix],
      }),
    ]);
    return rows.map(({ slug }) => slug);
  }

  async entry(_: Platform, eventId: string): Promise<AuditedEntry | null> {
    const [{ rows }] = await this.database.asPlatform(platform, (ask) => [
      ask<AuditEntryRow>({ text: 'select * from read.audit_entries where event_id = $1', values: [eventId] }),
    ]);
    return rows[0] ? auditedOf(rows[0]) : null;
  }

  /** Everything of the same request with its cause and effects, in log order; `limit` at most. */
  async related(_: Platform, correlationId: string, limit: number): Promise<AuditedEntry[]> {
    const [{ rows }] = await this.database.asPlatform(platform, (ask) => [
      ask<AuditEntryRow>({
        text: `with recursive told as (
                 (select * from read.audit_entries where correlation_id = $1 order by position limit $2)
                 union
                 select tied.* from told, lateral (
                   select * from read.audit_entries where causation_id = told.event_id
                   union all
                   select * from read.audit_entries where event_id = told.causation_id) tied)
               select * from (select * from told limit $2) found order by position`,
        values: [correlationId, limit],
      }),
    ]);
    return rows.map(auditedOf);
  }

  /** The next event of a type in its stream, or the one before; null where there is none. */
  async neighbour(
    _: Platform,
    { stream, revision }: Pick<AuditEntry, 'stream' | 'revision'>,
    type: string,
    way: 'after' | 'before',
  ): Promise<AuditedEntry | null> {
    const [side, order] = way === 'after' ? ['>', 'asc'] : ['<', 'desc'];
    const [{ rows }] = await this.database.asPlatform(platform, (ask) => [
      ask<AuditEntryRow>({
        text: `select * from read.audit_entries where stream = $1 and revision ${side} $2 and type = $3
                order by revision ${order} limit 1`,
        values: [stream, revision, type],
      }),
    ]);
    return rows[0] ? auditedOf(rows[0]) : null;
  }

  #asked<const Asked extends Sent>(scope: AuditScope, send: (ask: Ask) => Asked): Promise<Answers<Asked>> {
    return 'installer' in scope ? this.database.asTenant(scope.installer, send) : this.database.asPlatform(scope, send);
  }
}
