import { Injectable } from '@nestjs/common';
import type { ListedInstaller, installerFilters, installerSorts } from '@pilotlight/contracts/http/installers';
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
  readonly filter: (typeof installerFilters)[number];
  readonly sort: (typeof installerSorts)[number];
  readonly page: number;
  readonly pageSize: number;
}

export interface InstallersPage {
  readonly installers: readonly ListedInstallerRecord[];
  readonly total: number;
  readonly counts: { readonly active: number; readonly suspended: number };
}

const matching = `read.installers installer
  where status = 'active'
    and ($1 = 'all' or suspended_at is not null)
    and ($2::text[] = '{}' or exists (select from unnest($2::text[]) needle where strpos(search, needle) > 0))
    and ($3::text is null or slug = $3)`;

const orders: Readonly<Record<InstallersQuery['sort'], string>> = {
  'needs-a-look': 'suspended_at is null, lower(name), slug',
  name: 'lower(name), slug',
  newest: 'created_at desc, slug',
  'most-chats': `(select coalesce(sum(conversations), 0) from read.insights
                   where slug = installer.slug and day between $4::date - 6 and $4::date) desc, lower(name), slug`,
};

@Injectable()
export class InstallersReader {
  static readonly models = ['installers', 'insights'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async list(scope: Platform, query: InstallersQuery, today: string): Promise<InstallersPage> {
    const matched = [query.filter, searchNeedles(query.search), query.slug ?? null];
    const [page, total, counts] = await this.database.asPlatform(scope, (ask) => [
      ask<InstallerRow & { days: DayCounts[] }>({
        text: `select ${installerColumns},
                      (select coalesce(jsonb_agg(jsonb_build_object(
                                'day', day, 'conversations', conversations, 'leads', leads, 'hot', hot)), '[]')
                         from read.insights
                        where slug = installer.slug and day between $4::date - 13 and $4::date) as days
                 from (select *, row_number() over (order by ${orders[query.sort]}) as place
                         from ${matching} order by place limit $5 offset $6) installer
                order by place`,
        values: [...matched, today, query.pageSize, (query.page - 1) * query.pageSize],
      }),
      ask<{ count: number }>({ text: `select count(*) from ${matching}`, values: matched }),
      ask<{ active: number; suspended: number }>({
        text: `select count(*) as active, count(suspended_at) as suspended from read.installers where status = 'active'`,
      }),
    ]);
    const fortnight = daysEnding(today, 14);
    return {
      installers: page.rows.map((row) => ({ ...recordOf(row), week: weekOf(row.days, fortnight) })),
      total: total.rows[0]?.count ?? 0,
      counts: counts.rows[0] ?? { active: 0, suspended: 0 },
    };
  }
}
