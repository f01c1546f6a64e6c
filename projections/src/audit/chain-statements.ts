import type { QueryConfig } from 'pg';
import { auditChain } from './audit-schema';
import type { Link } from './chain-link';
import type { Seal } from './seal';

export interface ChainRow {
  readonly tenant: string;
  readonly number: number;
  readonly position: string;
  readonly event_id: string;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

export interface SealRow {
  readonly tenant: string;
  readonly count: number;
  readonly at: string;
  readonly head: Buffer;
  readonly signature: Buffer;
  readonly public_key: Buffer;
}

const chainColumns = 'tenant, number, position, event_id, previous, hash';

/** Starts at the existing links, in case schema `read` was made anew beside them. */
export const insertCheckpoint: QueryConfig = {
  text: `insert into read.checkpoints (name, version, position)
         select $1, 1, coalesce(max(position), '') from audit.chain on conflict do nothing`,
  values: [auditChain],
};

export const selectHeads = (chains: readonly string[]): QueryConfig => ({
  name: 'select heads',
  text: `select head.* from unnest($1::text[]) as wanted(chain) cross join lateral (
           select ${chainColumns} from audit.chain where tenant = wanted.chain order by number desc limit 1) head`,
  values: [chains],
});

export const insertLinks = (links: readonly Link[]): QueryConfig => ({
  name: 'insert links',
  text: `insert into audit.chain (tenant, number, position, event_id, at, previous, hash)
         select * from unnest($1::text[], $2::bigint[], $3::text[], $4::uuid[], $5::timestamptz[], $6::bytea[], $7::bytea[])`,
  values: [
    links.map(({ chain }) => chain),
    links.map(({ number }) => number),
    links.map(({ event }) => event.position),
    links.map(({ event }) => event.id),
    links.map(({ event }) => event.at),
    links.map(({ previous }) => previous),
    links.map(({ hash }) => hash),
  ],
});

export const selectChain = (chain: string, after: number, upTo: string, limit: number): QueryConfig => ({
  text: `select ${chainColumns} from audit.chain
          where tenant = $1 and number > $2 and position <= $3 order by number limit $4`,
  values: [chain, after, upTo, limit],
});

export const selectAllChains = (after: string, upTo: string, limit: number): QueryConfig => ({
  text: `select ${chainColumns} from audit.chain where position > $1 and position <= $2 order by position limit $3`,
  values: [after, upTo, limit],
});

/** One look into the index for each chain, however long it is. */
export const selectUnsealedHeads: QueryConfig = {
  text: `
  with recursive chains(tenant) as (
    (select tenant from audit.chain order by tenant limit 1)
    union all
    select (select c.tenant from audit.chain c where c.tenant > chains.tenant order by c.tenant limit 1)
      from chains where chains.tenant is not null)
  select head.* from chains cross join lateral (
    select ${chainColumns} from audit.chain c where c.tenant = chains.tenant order by number desc limit 1) head
   where not exists (select from audit.seals s where s.tenant = head.tenant and s.count = head.number)`,
};

export const insertSeals = (seals: readonly Seal[]): QueryConfig => ({
  text: `insert into audit.seals (tenant, at, count, head, signature, public_key)
         select * from unnest($1::text[], $2::timestamptz[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bytea[])
         on conflict do nothing`,
  values: [
    seals.map(({ chain }) => chain),
    seals.map(({ at }) => at),
    seals.map(({ count }) => count),
    seals.map(({ head }) => head),
    seals.map(({ signature }) => signature),
    seals.map(({ publicKey }) => publicKey),
  ],
});

/** `link` is the chain's own at the seal's place, or its last where the chain is shorter; null where it is empty. */
export interface SealOnChain extends SealRow {
  readonly number: number | null;
  readonly position: string | null;
  readonly event_id: string | null;
  readonly hash: Buffer | null;
}

export const selectSeals = (chain: string | null, last: SealRow | undefined, limit: number): QueryConfig => ({
  text: `select s.tenant, s.count, s.at, s.head, s.signature, s.public_key, link.number, link.position, link.event_id, link.hash
           from audit.seals s left join lateral (
             select number, position, event_id, hash from audit.chain c
              where c.tenant = s.tenant and c.number <= s.count order by c.number desc limit 1) link on true
          where ($1::text is null or s.tenant = $1) and (s.tenant, s.count, s.at) > ($2, $3, $4)
          order by s.tenant, s.count, s.at limit $5`,
  values: [chain, last?.tenant ?? '', last?.count ?? -1, last?.at ?? '-infinity', limit],
});
