import type { Actor } from '@pilotlight/contracts/events/event';
import { countedAtMost } from '@pilotlight/contracts/http/audit';
import { positionAt } from '@pilotlight/event-store/recorded-event';
import type { QueryConfig } from 'pg';

export interface AuditSearch {
  readonly type?: string | undefined;
  readonly actor?: Actor['kind'] | undefined;
  /** ISO 8601, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

interface Condition {
  /** Empty where everything matches. */
  readonly where: string;
  readonly values: unknown[];
}

/** Only conditions that are asked for, so that each search finds its index. */
const matching = (slug: string | null, search: AuditSearch, before: string | null = null): Condition => {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const wanted = (value: unknown, condition: (place: string) => string): void => {
    if (value === null || value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  wanted(slug, (place) => `slug = ${place}`);
  wanted(search.type, (place) => `type = ${place}`);
  wanted(search.actor, (place) => `actor_kind = ${place}`);
  wanted(search.from, (place) => `at >= ${place}`);
  wanted(search.to, (place) => `at < ${place}`);
  wanted(
    before,
    (place) => `(at, position) < ((select at from read.audit_entries where position = ${place}), ${place})`,
  );
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
};

/** Newest first, and one row more where there is another page. A null slug means everybody's. */
export const pageOf = (slug: string | null, search: AuditSearch): QueryConfig => {
  const before = search.before === undefined ? null : positionAt(search.before);
  const { where, values } = matching(slug, search, before);
  return {
    text: `select * from read.audit_entries ${where} order by at desc, position desc limit ${search.limit + 1}`,
    values,
  };
};

export const countOf = (slug: string | null, search: AuditSearch): QueryConfig => {
  const { where, values } = matching(slug, search);
  return {
    text: `select count(*) from (select from read.audit_entries ${where} limit ${countedAtMost}) counted`,
    values,
  };
};
