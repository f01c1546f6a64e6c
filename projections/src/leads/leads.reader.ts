import { Injectable } from '@nestjs/common';
import type { LeadCounts, LeadPage, LeadRow, SelectedLead } from '@pilotlight/contracts/http/lead-hub';
import type { LeadFilters } from '@pilotlight/contracts/http/leads';
import { postcodeAreaTowns } from '@pilotlight/contracts/values/postcode-area-towns';
import type { Answers, Sent } from '@pilotlight/subscriptions/database-connection';
import type { Ask } from '@pilotlight/subscriptions/pipeline';
import { platform, type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { countsOfCells, type LeadsAsked, pageOfCells } from './lead-cells';
import { type CellCount, countsOf } from './lead-counts';
import { atTheTop, cursorOf, cursorText, type LeadCursor } from './lead-cursor';
import { amongNewest, byIndex, isIndexed, wordsOf } from './lead-search';
import type { LeadRow as StoredLead } from './leads.table';

/** An installer's slug for its own leads, or the platform's for all. */
export type LeadScope = string | Platform;

type Stored = Pick<
  StoredLead,
  'session_id' | 'slug' | 'grade' | 'intent' | 'stage' | 'lost_reason' | 'area' | 'emergency' | 'facts' | 'topic'
> & { readonly lead_at: string; readonly installer_name: string | null };

const given = (
  row: Readonly<Record<'name' | 'phone' | 'email' | 'postcode' | 'place' | 'topic', string | undefined>>,
) => Object.fromEntries(Object.entries(row).filter(([, value]) => Boolean(value)));

const rowOf = (stored: Stored): LeadRow => {
  const { first_name: first, last_name: last, phone, email, postcode, address } = stored.facts;
  return {
    sessionId: stored.session_id,
    installerId: stored.slug,
    installerName: stored.installer_name ?? stored.slug,
    ...given({
      name: [first, last].filter(Boolean).join(' '),
      phone,
      email,
      postcode,
      place: address ?? postcodeAreaTowns.get(stored.area),
      topic: stored.topic,
    }),
    grade: stored.grade === 'none' ? null : stored.grade,
    intent: stored.intent === 'none' ? null : stored.intent,
    stage: stored.stage,
    lostReason: stored.lost_reason,
    emergency: stored.emergency,
    leadAt: stored.lead_at,
  };
};

const stored = `select lead.session_id, lead.slug, lead.lead_at, lead.grade, lead.intent, lead.stage, lead.lost_reason, lead.area,
       lead.emergency, lead.facts, lead.topic, installer.name as installer_name
  from read.leads lead left join read.installers installer on installer.slug = lead.slug
 where lead.session_id = any($1::uuid[]) and lead.lead_at is not null
 order by array_position($1::uuid[], lead.session_id)`;

@Injectable()
export class LeadsReader {
  static readonly models = ['leads', 'installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Begins after `cursor`, a page's `next` or ""; null where it is neither. A search goes by the newest, whatever the list is sorted by. */
  async page(scope: LeadScope, filters: LeadFilters, cursor: string, pageSize: number): Promise<LeadPage | null> {
    const after = cursorOf(cursor);
    if (!after) return null;
    const ids = await this.#ids(scope, filters, after, pageSize + 1);
    const rows = await this.byIds(scope, ids.slice(0, pageSize));
    const last = rows.at(-1);
    const grade = filters.sort === 'grade' && filters.search.trim() === '' ? (last?.grade ?? 'none') : '';
    return {
      leads: rows,
      next:
        ids.length > pageSize && last ? cursorText({ grade, leadAt: last.leadAt, sessionId: last.sessionId }) : null,
    };
  }

  /** Those that are leads still, in the order of the ids. */
  async byIds(scope: LeadScope, ids: readonly string[]): Promise<LeadRow[]> {
    if (ids.length === 0) return [];
    const [{ rows }] = await this.#ask(scope, (ask) => [ask<Stored>({ text: stored, values: [ids] })]);
    return rows.map(rowOf);
  }

  /** The first of all that the list finds, and whether there are more. */
  async selection(
    scope: LeadScope,
    filters: LeadFilters,
    most: number,
  ): Promise<{ leads: SelectedLead[]; more: boolean }> {
    const ids = await this.#ids(scope, filters, atTheTop, most + 1);
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

  async #ids(scope: LeadScope, filters: LeadFilters, after: LeadCursor, limit: number): Promise<readonly string[]> {
    const asked = askedOf(scope, filters);
    const words = wordsOf(filters.search);
    if (words.length === 0) {
      const [{ rows }] = await this.#ask(scope, (ask) => [
        ask<{ session_id: string }>(pageOfCells(asked, after, limit)),
      ]);
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
