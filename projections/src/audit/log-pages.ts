import type { EventStore, StoredEvent } from '@pilotlight/event-store/event-store';
import { start } from '@pilotlight/event-store/event-store';
import { platform, type ReadDatabase } from '../read-database';
import { chainOf } from './chain-link';
import { type ChainRow, selectAllChains, selectChain, type SealOnChain, selectSeals } from './chain-statements';

const pageSize = 500;

/** Page by page, up to a position: one chain or all. */
export async function* storedEvents(
  eventStore: EventStore,
  chain: string | null,
  upTo: string,
): AsyncGenerator<StoredEvent> {
  for (let after = start; after < upTo;) {
    const { events, next } = await eventStore.readAllStored(after, pageSize);
    if (events.length === 0) return;
    for (const event of events) {
      if (event.position > upTo) return;
      if (chain === null || chainOf(event) === chain) yield event;
    }
    after = next;
  }
}

export async function* chainRows(readers: ReadDatabase, chain: string | null, upTo: string): AsyncGenerator<ChainRow> {
  for (let last: ChainRow | undefined; ;) {
    const page =
      chain === null
        ? selectAllChains(last?.position ?? '', upTo, pageSize)
        : selectChain(chain, last?.number ?? 0, upTo, pageSize);
    const [{ rows }] = await readers.asPlatform(platform, (ask) => [ask<ChainRow>(page)]);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

export async function* keptSeals(readers: ReadDatabase, chain: string | null): AsyncGenerator<SealOnChain> {
  for (let last: SealOnChain | undefined; ;) {
    const page = selectSeals(chain, last, pageSize);
    const [{ rows }] = await readers.asPlatform(platform, (ask) => [ask<SealOnChain>(page)]);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}
