import { Injectable } from '@nestjs/common';
import type { PlatformStats } from '@pilotlight/contracts/http/platform-stats';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

interface Sums {
  readonly conversations: number;
  readonly leads: number;
  readonly booked: number;
  readonly installers: number;
}

const query = `
  select coalesce(sum(conversations), 0)::int as conversations, coalesce(sum(leads), 0)::int as leads,
         coalesce(sum(booked), 0)::int as booked,
         (select count(*)::int from read.installers where status = 'active' and suspended_at is null) as installers
    from read.platform_days`;

/** One decimal, between 0 and 100; 0 of 0 is 0. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10));

/** What the public may know of the platform: three sums. */
@Injectable()
export class PlatformStatsReader {
  static readonly models = ['installers', 'platform_days'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async stats(scope: Platform): Promise<PlatformStats> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [ask<Sums>({ text: query })]);
    const { conversations = 0, leads = 0, booked = 0, installers = 0 } = rows[0] ?? {};
    return {
      totalConversations: conversations,
      avgConversionRate: percent(booked, leads),
      activeInstallers: installers,
    };
  }
}
