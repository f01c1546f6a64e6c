import type { QueryConfig } from 'pg';
import { auditChain } from './audit-schema';
import type { ChainCheck } from './verify-live';

export interface HeadRow {
  readonly number: number;
  readonly position: string;
  readonly event_id: string;
  readonly hash: Buffer;
}
export interface CheckRow {
  readonly at: string;
  readonly broken_number: number | null;
  readonly broken_position: string | null;
  readonly broken_event: string | null;
  /** How many links were compared; 0 where that isn't known. */
  readonly count: number;
  /** Of the last of them. */
  readonly position: string | null;
  readonly event_id: string | null;
}
export interface MinuteRow {
  readonly at: string;
  readonly events: number;
  readonly sealed: boolean;
}

export const selectHead = (chain: string): QueryConfig => ({
  text: 'select number, position, event_id, hash from audit.chain where tenant = $1 order by number desc limit 1',
  values: [chain],
});

/** Of all chains: a checkpoint that somebody set back hides no link. */
export const selectReached: QueryConfig = {
  text: `select greatest((select position from read.checkpoints where name = $1), (select max(position) from audit.chain)) as position`,
  values: [auditChain],
};

export const selectSince = (chain: string): QueryConfig => ({
  text: 'select at from audit.chain where tenant = $1 and number = 1',
  values: [chain],
});

export const selectLastSeal = (chain: string): QueryConfig => ({
  text: 'select max(at) as at from audit.seals where tenant = $1',
  values: [chain],
});

export const selectLastCheck = (chain: string): QueryConfig => ({
  text: `select c.at, broken_number, broken_position, broken_event, coalesce(count, 0) as count, position, event_id
           from audit.checks c left join audit.chain l on l.tenant = c.tenant and l.number = c.count
          where c.tenant = $1 order by c.at desc limit 1`,
  values: [chain],
});

/** One row per minute, the current one last. */
export const selectMinutes = (chain: string, now: string, minutes: number): QueryConfig => ({
  text: `select minute as at,
                (select count(*) from audit.chain c
                  where c.tenant = $1 and c.at >= minute and c.at < minute + interval '1 minute') as events,
                exists (select from audit.seals s
                  where s.tenant = $1 and s.at >= minute and s.at < minute + interval '1 minute') as sealed
           from generate_series(date_trunc('minute', $2::timestamptz) - ($3::int - 1) * interval '1 minute',
                                $2::timestamptz, interval '1 minute') as minute
          order by minute`,
  values: [chain, now, minutes],
});

export const selectLink = (chain: string, eventId: string): QueryConfig => ({
  text: `select previous, hash, number,
                (select s.at from audit.seals s where s.tenant = c.tenant and s.count >= c.number
                  order by s.count, s.at limit 1) as sealed_at
           from audit.chain c where tenant = $1 and event_id = $2`,
  values: [chain, eventId],
});

export const insertChecks = (at: string, checks: readonly ChainCheck[]): QueryConfig => ({
  text: `insert into audit.checks (at, tenant, count, broken_number, broken_position, broken_event)
         select $1, * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::uuid[])`,
  values: [
    at,
    checks.map(({ chain }) => chain),
    checks.map(({ head }) => head.count),
    checks.map(({ difference }) => difference?.number ?? null),
    checks.map(({ difference }) => difference?.position ?? null),
    checks.map(({ difference }) => difference?.eventId ?? null),
  ],
});
