import { Injectable } from '@nestjs/common';
import {
  type InstallerFilter,
  installerFilters,
  type installerSorts,
  type ListedInstaller,
} from '@pilotlight/contracts/http/installers';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { daysEnding } from '@pilotlight/contracts/values/london-day';
import { searchNeedles } from '../search-text';
import { installerColumns, type InstallerRecord, recordOf } from './installer.reader';
import type { InstallerRow } from './installers.read-model';
import { type DayCounts, weekOf } from './week';

export type ListedInstallerRecord = InstallerRecord & Pick<ListedInstaller, 'week' | 'changesAsked'>;

export interface InstallersQuery {
  readonly search: string;
  readonly slug?: string | undefined;
  readonly filter: InstallerFilter;
  readonly sort: (typeof installerSorts)[number];
  readonly page: number;
  readonly pageSize: number;
}
/** The list without its pages. */
export type WholeList = Pick<InstallersQuery, 'search' | 'filter' | 'sort'>;

export interface InstallersPage {
  readonly installers: readonly ListedInstallerRecord[];
  readonly total: number;
  readonly counts: { readonly active: number; readonly suspended: number };
  readonly found: Readonly<Record<InstallerFilter, number>>;
}

/** A card says why there: the account is suspended, it asked for a change, or its card isn't paid and nothing else pays. */
const rests = `(suspended_at is null and changes_asked = 0 and (manual_payment_mode or payment_status not in ('failed', 'cancelled')))`;

const filters: Readonly<Record<InstallerFilter, string>> = {
  all: 'true',
  'needs-a-look': `not ${rests}`,
  'payment-failed': `(payment_status = 'failed' and not manual_payment_mode)`,
  suspended: 'suspended_at is not null',
  'manual-payment': 'manual_payment_mode',
};

const asked = `($1::text is null or strpos(search, $1) > 0 or strpos(search, $2) > 0) and ($3::text is null or slug = $3)`;
const searched = `read.installers installer where status = 'active' and ${asked}`;

/** A number is looked for in two ways, other text in one. */
const askedBy = (search: string, slug: string | undefined): (string | null)[] => {
  const [text = null, digits = null] = searchNeedles(search);
  return [text, digits, slug ?? null];
};

/** The indexes of the read model are of these: keep them alike. */
const orders: Readonly<Record<InstallersQuery['sort'], string>> = {
  'needs-a-look': `${rests}, lower(name), slug`,
  name: 'lower(name), slug',
  newest: 'created_at desc, slug',
  'most-chats': 'coalesce(chats, 0) desc, lower(name), slug',
};

/** The slugs of a list in its order. All installers' weeks are summed at once: asked one by one they cost five times as much. */
const slugsOf = ({ filter, sort }: Pick<WholeList, 'filter' | 'sort'>, today: string): string =>
  sort === 'most-chats'
    ? `select slug, lower(name) as name, chats from (select slug, name from ${searched} and ${filters[filter]}) found
         left join (select slug, sum(conversations) as chats from read.insights
                     where day between ${today}::date - 6 and ${today}::date group by slug) week using (slug)
        order by ${orders[sort]}`
    : `select slug from ${searched} and ${filters[filter]} and ${today}::date is not null order by ${orders[sort]}`;

/** The days up to and with this one, for `weekOf`. */
const fortnightOf = (today: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'conversations', conversations, 'leads', leads, 'hot', hot)), '[]')
    from read.insights where slug = installer.slug and day between ${today}::date - 13 and ${today}::date)`;

const counted = installerFilters
  .map((name) => `count(*) filter (where found and ${filters[name]}) as "${name}"`)
  .join(', ');
const none = {
  active: 0,
  inactive: 0,
  all: 0,
  'needs-a-look': 0,
  'payment-failed': 0,
  suspended: 0,
  'manual-payment': 0,
};

@Injectable()
export class InstallersReader {
  static readonly models = ['installers', 'insights'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async list(scope: Platform, query: InstallersQuery, today: string): Promise<InstallersPage> {
    const matched = askedBy(query.search, query.slug);
    const [page, counts] = await this.database.asPlatform(scope, (ask) => [
      ask<InstallerRow & { days: DayCounts[] }>({
        text: `with page as (select slug, row_number() over () as place from (${slugsOf(query, '$4')} limit $5 offset $6) slugs)
               select ${installerColumns}, ${fortnightOf('$4')} as days
                 from page join read.installers installer using (slug) order by place`,
        values: [...matched, today, query.pageSize, (query.page - 1) * query.pageSize],
      }),
      ask<typeof none>({
        text: `select count(*) as active, count(suspended_at) as inactive, ${counted}
                 from read.installers, lateral (select ${asked} as found) asked where status = 'active'`,
        values: matched,
      }),
    ]);
    const { active, inactive, ...found } = counts.rows[0] ?? none;
    return {
      installers: listed(page.rows, today),
      total: found[query.filter],
      counts: { active, suspended: inactive },
      found,
    };
  }

  /** All that the list finds, in its order. */
  async slugs(scope: Platform, { search, filter, sort }: WholeList, today: string, most: number): Promise<string[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ slug: string }>({
        text: `${slugsOf({ filter, sort }, '$4')} limit $5`,
        values: [...askedBy(search, undefined), today, most],
      }),
    ]);
    return rows.map(({ slug }) => slug);
  }

  /** Those that are still there, in the order of the slugs. */
  async bySlugs(scope: Platform, slugs: readonly string[], today: string): Promise<readonly ListedInstallerRecord[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<InstallerRow & { days: DayCounts[] }>({
        text: `select ${installerColumns}, ${fortnightOf('$2')} as days
                 from read.installers installer where slug = any($1) order by array_position($1, slug)`,
        values: [slugs, today],
      }),
    ]);
    return listed(rows, today);
  }
}

const listed = (rows: readonly (InstallerRow & { days: DayCounts[] })[], today: string): ListedInstallerRecord[] => {
  const fortnight = daysEnding(today, 14);
  return rows.map((row) => ({ ...recordOf(row), changesAsked: row.changes_asked, week: weekOf(row.days, fortnight) }));
};
