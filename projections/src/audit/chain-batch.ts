import type { StoredEvent } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import { FencedOff, moveCheckpoint, type Move } from '@pilotlight/subscriptions/checkpoint';
import { begin } from '../core/fenced';
import { auditChain } from './audit-schema';
import { chainOf, emptyChain, headOf, nextLink, type Head, type Link } from './chain-link';
import { insertLinks, selectHeads, type ChainRow } from './chain-statements';

export const linksOf = (heads: ReadonlyMap<string, Head>, events: readonly StoredEvent[]): readonly Link[] => {
  const current = new Map(heads);
  return events.map((event) => {
    const link = nextLink(current.get(chainOf(event)) ?? emptyChain, event);
    current.set(link.chain, headOf(link));
    return link;
  });
};

/** One transaction. The checkpoint moves first, so no two owners read one head. Throws FencedOff; close the connection on failure. */
export const chainBatch = async (
  connection: Client,
  events: readonly StoredEvent[],
  move: Omit<Move, 'model'>,
): Promise<void> => {
  const chains = [...new Set(events.map(chainOf))];
  const [, moved, held] = await pipelined(connection, (statements) => [
    statements.query(begin),
    statements.query(moveCheckpoint({ ...move, model: auditChain })),
    statements.query<ChainRow>(selectHeads(chains)),
  ]);
  if (moved.rowCount !== 1) throw new FencedOff(auditChain);
  const heads = new Map(held.rows.map(({ tenant, number, hash }): [string, Head] => [tenant, { count: number, hash }]));
  await pipelined(connection, (statements) => [
    statements.query(insertLinks(linksOf(heads, events))),
    statements.query('commit'),
  ]);
};
