import { Injectable } from '@nestjs/common';
import type { LeadCounts, LeadPage, LeadRow, SelectedLead } from '@pilotlight/contracts/http/lead-hub';
import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import type { SystemLead } from '@pilotlight/contracts/http/public-api';
import type { Grade } from '@pilotlight/contracts/values/intent';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { Answers, Sent } from '@pilotlight/subscriptions/database-connection';
import type { Ask } from '@pilotlight/subscriptions/pipeline';
import { platform, type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { countsOfCells, type LeadsAsked, pageOfCells, pageOfChanged } from './lead-cells';
import { type CellCount, countsOf } from './lead-counts';
import { atTheTop, cursorOf, cursorText, type LeadCursor } from './lead-cursor';
import { amongNewest, byIndex, isIndexed, wordsOf } from './lead-search';
import { hubLeadOf, leadsByIds, type StoredLead, systemLeadOf } from './stored-lead';

/** An installer's slug for its own leads, or the platform's for all. */
export type LeadScope = string | Platform;

const none: LeadFilters = leadFiltersSchema.parse({});

export interface SystemLeadsQuery {
  readonly limit: number;
  readonly grade?: Grade | undefined;
  readonly stage?: LeadStage | undefined;
  /** ISO 8601. */
  readonly updatedSince?: string | undefined;
}

interface StoredPage {
  readonly stored: readonly StoredLead[];
  readonly next: string | null;
}

@Injectable()
export class LeadsReader {
  static readonly models = ['leads', 'installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Begins after `cursor`, a page's `next` or ""; null where it is neither. A search goes by the newest, whatever the list is sorted by. */
  async page(scope: LeadScope, filters: LeadFilters, cursor: string, pageSize: number): Promise<LeadPage | null> {
    const page = await this.#page(scope, askedOf(scope, filters), filters.search, cursor, pageSize);
    return page && { leads: page.stored.map(hubLeadOf), next: page.next };
  }

  /** The same list as an installer's own systems see it. */
  async systemPage(
    slug: string,
    { limit, grade, stage, updatedSince }: SystemLeadsQuery,
    cursor: string,
  ): Promise<{ leads: SystemLead[]; next: string | null } | null> {
    const asked = {
      ...askedOf(slug, { ...none, grade: grade ?? 'all', stage: stage ?? 'all' }),
      changedSince: updatedSince,
    };
    const page = await this.#page(slug, asked, '', cursor, limit);
    return page && { leads: page.stored.map(systemLeadOf), next: page.next };
  }

  /** Those that are leads still, in the order of the ids. */
  async byIds(scope: LeadScope, ids: readonly string[]): Promise<LeadRow[]> {
    return (await this.#stored(scope, ids)).map(hubLeadOf);
  }

  async systemLead(slug: string, id: string): Promise<SystemLead | null> {
    const [stored] = await this.#stored(slug, [id]);
    return stored ? systemLeadOf(stored) : null;
  }

  /** The first of all that the list finds, and whether there are more. */
  async selection(
    scope: LeadScope,
    filters: LeadFilters,
    most: number,
  ): Promise<{ leads: SelectedLead[]; more: boolean }> {
    const ids = await this.#ids(scope, askedOf(scope, filters), filters.search, atTheTop, most + 1);
    const leads = await this.byIds(scope, ids.slice(0, most));
    return {
      leads: leads.map(({ sessionId, installerId, stage }) => ({ sessionId, installerId, stage })),
      more: ids.length > most,
    };
  }

  /** A search is left out of account. */
  async counts(scope: LeadScope, filters: LeadFilters): Promise<LeadCounts> {
    const asked = askedOf(scope, filters);
    const [{ rows }] = await this.#ask(scope, (ask) => [ask<CellCount>(countsOfCells(asked))]);
    return countsOf(rows, asked);
  }

  async #page(
    scope: LeadScope,
    asked: LeadsAsked,
    search: string,
    cursor: string,
    pageSize: number,
  ): Promise<StoredPage | null> {
    const after = cursorOf(cursor);
    if (!after) return null;
    const ids = await this.#ids(scope, asked, search, after, pageSize + 1);
    const stored = await this.#stored(scope, ids.slice(0, pageSize));
    const last = ids.length > pageSize ? stored.at(-1) : undefined;
    if (!last) return { stored, next: null };
    const grade = asked.sort === 'grade' && search.trim() === '' ? last.grade : '';
    return { stored, next: cursorText({ grade, leadAt: last.lead_at, sessionId: last.session_id }) };
  }

  async #stored(scope: LeadScope, ids: readonly string[]): Promise<StoredLead[]> {
    if (ids.length === 0) return [];
    const [{ rows }] = await this.#ask(scope, (ask) => [ask<StoredLead>(leadsByIds(ids))]);
    return rows;
  }

  async #ids(
    scope: LeadScope,
    asked: LeadsAsked,
    search: string,
    after: LeadCursor,
    limit: number,
  ): Promise<readonly string[]> {
    const words = wordsOf(search);
    if (words.length === 0) {
      const page = asked.changedSince === undefined ? pageOfCells : pageOfChanged;
      const [{ rows }] = await this.#ask(scope, (ask) => [ask<{ session_id: string }>(page(asked, after, limit))]);
      return rows.map(({ session_id: id }) => id);
    }
    const [{ rows }] = await this.#ask(scope, (ask) => [
      ask<{ session_id: string }>(amongNewest(words, asked, after, limit)),
    ]);
    if (rows.length >= limit || !isIndexed(words)) return rows.map(({ session_id: id }) => id);
    const [indexed] = await this.database.asPlatform(platform, (ask) => [
      ask<{ session_id: string }>(byIndex(words, asked, after, limit)),
    ]);
    return indexed.rows.map(({ session_id: id }) => id);
  }

  #ask<const Asked extends Sent>(scope: LeadScope, send: (ask: Ask) => Asked): Promise<Answers<Asked>> {
    return typeof scope === 'string' ? this.database.asTenant(scope, send) : this.database.asPlatform(scope, send);
  }
}

const askedOf = (scope: LeadScope, filters: LeadFilters): LeadsAsked => ({
  grade: filters.grade,
  intent: filters.intent,
  stage: filters.stage,
  area: filters.area,
  from: filters.from,
  to: filters.to,
  sort: filters.sort,
  slug: typeof scope === 'string' ? scope : filters.installer || null,
});
