import { Injectable } from '@nestjs/common';
import type { LeadFilters } from '@pilotlight/contracts/http/leads';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { LostReason } from '@pilotlight/contracts/values/lost-reason';
import { postcodeAreaTowns } from '@pilotlight/contracts/values/postcode-area-towns';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { cellsOf, type LeadsAsked, newestFirst, Parameters, reachOf } from './lead-cells';
import { atTheTop, type LeadCursor } from './lead-cursor';
import { wordsOf } from './lead-search';

/** A lead as a table shows it; null or "" where it isn't known. */
export interface ExportedLead {
  readonly sessionId: string;
  readonly installer: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** E.164 where it could be told. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
  readonly place: string | null;
  readonly topic: string;
  readonly grade: Grade | 'none';
  readonly intent: Intent | 'none';
  readonly stage: LeadStage;
  readonly lostReason: LostReason | null;
  /** Of a won lead, as the installer gave it. */
  readonly wonPence: number | null;
  readonly emergency: boolean;
  /** London's. */
  readonly day: string;
  readonly time: string;
}

type Stored = Omit<ExportedLead, 'place'> & {
  readonly leadAt: string;
  readonly address: string | null;
  readonly area: string;
};

export type ExportScope = string | Platform;

const pageSize = 2_000;
const chunkSize = 100;
/** What waited longer is looked up again: an erasure may have come in between. */
const freshFor = 250;
/** Counting further would keep the first row waiting. */
const mostCounted = 100_000;

const columns = `lead.session_id as "sessionId", coalesce(installer.name, lead.slug) as installer, lead.lead_at as "leadAt",
  lead.facts->>'first_name' as "firstName", lead.facts->>'last_name' as "lastName", lead.facts->>'phone' as phone,
  lead.facts->>'email' as email, lead.facts->>'postcode' as postcode, lead.facts->>'address' as address, lead.area, lead.topic,
  lead.grade, lead.intent, lead.stage, lead.lost_reason as "lostReason", lead.emergency,
  case lead.stage when 'won' then (select value_pence::int from read.lead_journeys where session_id = lead.session_id) end as "wonPence",
  to_char(lead.lead_at at time zone 'Europe/London', 'YYYY-MM-DD') as day,
  to_char(lead.lead_at at time zone 'Europe/London', 'HH24:MI') as time`;
const joined = `left join read.installers installer on installer.slug = lead.slug`;

const exported = ({ address, area, ...lead }: Stored): ExportedLead => ({
  ...lead,
  place: address ?? postcodeAreaTowns.get(area) ?? null,
});

const idOf = ({ sessionId }: Stored): string => sessionId;

const inChunks = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) =>
    all.slice(index * chunkSize, (index + 1) * chunkSize),
  );

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const askedOf = (scope: ExportScope, filters: LeadFilters): LeadsAsked => ({
  ...filters,
  slug: typeof scope === 'string' ? scope : filters.installer || null,
});

/** What the filters leave, without order and pages. */
const found = (scope: ExportScope, filters: LeadFilters, parameters: Parameters): string => {
  const asked = askedOf(scope, filters);
  const narrowed = ([name, value]: readonly [string, string], index: number): string[] =>
    value === 'all' ? [] : [`${name} = any(${parameters.add(cellsOf(asked)[index])}::text[])`];
  const { grade, stage, intent } = asked;
  const cells = [['grade', grade] as const, ['stage', stage] as const, ['intent', intent] as const].flatMap(narrowed);
  const words = wordsOf(filters.search).map((word) => `search like ${parameters.add(pattern(word))}`);
  return [reachOf(asked, parameters), ...cells, ...words].join(' and ');
};

/**
 * Leads that leave in great numbers, newest first whatever a list is sorted by: nothing of what a page begins after ever changes, so that no
 * lead is there twice or missing while others come and change. Nothing of an erased lead leaves, however slowly they are
 * taken. An aborted signal ends the query that is under way, in the database too.
 */
@Injectable()
export class LeadExportReader {
  static readonly models = ['leads', 'lead_journeys', 'installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** All that the filters find, in small chunks; a page is read once the one before is taken. */
  async *found(scope: ExportScope, filters: LeadFilters, signal: AbortSignal): AsyncGenerator<ExportedLead[], void> {
    for (let after: LeadCursor | null = atTheTop; after;) {
      const readAt = performance.now();
      const rows: Stored[] = await this.#page(scope, filters, after, signal);
      for (const chunk of inChunks(rows)) {
        const isFresh = performance.now() - readAt < freshFor;
        const there = isFresh ? chunk : await this.#those(scope, chunk.map(idOf), signal);
        if (there.length > 0) yield there.map(exported);
      }
      const last = rows.length === pageSize ? rows.at(-1) : undefined;
      after = last ? { ...atTheTop, leadAt: last.leadAt, sessionId: last.sessionId } : null;
    }
  }

  /** Those that are there still, in the order of the ids, in small chunks that are each read when they are taken. */
  async *chosen(scope: ExportScope, ids: readonly string[], signal: AbortSignal): AsyncGenerator<ExportedLead[], void> {
    for (const chunk of inChunks(ids)) {
      const there = await this.#those(scope, chunk, signal);
      if (there.length > 0) yield there.map(exported);
    }
  }

  /** How many the filters find; of very many, that there are more. Null for a search, which is counted no faster than it is read. */
  async about(scope: ExportScope, filters: LeadFilters, signal: AbortSignal): Promise<string | null> {
    if (filters.search.trim() !== '') return null;
    const parameters = new Parameters();
    const text = `select count(*)::int as count from (
      select from read.leads where ${found(scope, filters, parameters)} limit ${mostCounted + 1}) bounded`;
    const [row] = await this.#ask<{ count: number }>(scope, text, parameters.values, signal);
    const count = row?.count ?? 0;
    return count > mostCounted ? `${mostCounted}+` : String(count);
  }

  async #those(scope: ExportScope, ids: readonly string[], signal: AbortSignal): Promise<Stored[]> {
    return await this.#ask(
      scope,
      `select ${columns} from read.leads lead ${joined}
        where lead.session_id = any($1::uuid[]) and lead.lead_at is not null
        order by array_position($1::uuid[], lead.session_id)`,
      [ids],
      signal,
    );
  }

  async #page(scope: ExportScope, filters: LeadFilters, after: LeadCursor, signal: AbortSignal): Promise<Stored[]> {
    const parameters = new Parameters();
    const where = found(scope, filters, parameters);
    const [at, id] = [parameters.add(after.leadAt), parameters.add(after.sessionId)];
    const page = `select * from read.leads where ${where} and (lead_at, session_id) < (${at}::timestamptz, ${id}::uuid)
                   order by ${newestFirst} limit ${pageSize}`;
    const text = `select ${columns} from (${page}) lead ${joined} order by lead.lead_at desc, lead.session_id desc`;
    return await this.#ask(scope, text, parameters.values, signal);
  }

  async #ask<Row extends object = Stored>(
    scope: ExportScope,
    text: string,
    values: readonly unknown[],
    signal: AbortSignal,
  ): Promise<Row[]> {
    const query = { text, values: [...values] };
    const [{ rows }] =
      typeof scope === 'string'
        ? await this.database.asTenant(scope, (ask) => [ask<Row>(query)], signal)
        : await this.database.asPlatform(scope, (ask) => [ask<Row>(query)], signal);
    return rows;
  }
}
