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

export type ListedInstallerRecord = InstallerRecord & Pick<ListedInstaller, 'week'>;

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

/** A card says why there: the account is suspended, or its card isn't paid and nothing else pays. */
const rests = `(suspended_at is null and (manual_payment_mode or payment_status not in ('failed', 'cancelled')))`;

const filters: Readonly<Record<InstallerFilter, string>> = {
  all: 'true',
  'needs-a-look': `not ${rests}`,
  'payment-failed': `(payment_status = 'failed' and not manual_payment_mode)`,
  suspended: 'suspended_at is not null',
  'manual-payment': 'manual_payment_mode',
};

const searched = `read.installers installer
  where status = 'active'
    and ($1::text[] = '{}' or exists (select from unnest($1::text[]) needle where strpos(search, needle) > 0))
    and ($2::text is null or slug = $2)`;

/** The index of the read model is of the first of these: keep them alike. */
const orders: Readonly<Record<InstallersQuery['sort'], string>> = {
  'needs-a-look': `${rests}, lower(name), slug`,
  name: 'lower(name), slug',
  newest: 'created_at desc, slug',
  'most-chats': `(select coalesce(sum(conversations), 0) from read.insights
                   where slug = installer.slug and day between $3::date - 6 and $3::date) desc, lower(name), slug`,
};

/** The days up to and with this one, for `weekOf`. */
const fortnightOf = (today: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'conversations', conversations, 'leads', leads, 'hot', hot)), '[]')
    from read.insights where slug = installer.slug and day between ${today}::date - 13 and ${today}::date)`;

const counted = installerFilters.map((name) => `count(*) filter (where ${filters[name]}) as "${name}"`).join(', ');
const none = { all: 0, 'needs-a-look': 0, 'payment-failed': 0, suspended: 0, 'manual-payment': 0 };

@Injectable()
export class InstallersReader {
  static readonly models = ['installers', 'insights'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async list(scope: Platform, query: InstallersQuery, today: string): Promise<InstallersPage> {
    const matched = [searchNeedles(query.search), query.slug ?? null];
    const order = orders[query.sort];
    const [page, found, counts] = await this.database.asPlatform(scope, (ask) => [
      ask<InstallerRow & { days: DayCounts[] }>({
        text: `select ${installerColumns}, ${fortnightOf('$3')} as days
                 from (select * from ${searched} and ${filters[query.filter]}
                        order by ${order} limit $4 offset $5) installer
                order by ${order}`,
        values: [...matched, today, query.pageSize, (query.page - 1) * query.pageSize],
      }),
      ask<Record<InstallerFilter, number>>({ text: `select ${counted} from ${searched}`, values: matched }),
      ask<{ active: number; suspended: number }>({
        text: `select count(*) as active, count(suspended_at) as suspended from read.installers where status = 'active'`,
      }),
    ]);
    return {
      installers: listed(page.rows, today),
      total: found.rows[0]?.[query.filter] ?? 0,
      counts: counts.rows[0] ?? { active: 0, suspended: 0 },
      found: found.rows[0] ?? none,
    };
  }

  /** All that the list finds, in its order. */
  async slugs(scope: Platform, { search, filter, sort }: WholeList, today: string, most: number): Promise<string[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ slug: string }>({
        text: `select slug from ${searched} and ${filters[filter]} and $3::date is not null
                order by ${orders[sort]} limit $4`,
        values: [searchNeedles(search), null, today, most],
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
  return rows.map((row) => ({ ...recordOf(row), week: weekOf(row.days, fortnight) }));
};
