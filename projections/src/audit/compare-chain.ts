import type { StoredEvent } from '@pilotlight/event-store/event-store';
import { chainOf, emptyChain, headOf, nextLink, type Head, type Link } from './chain-link';
import type { ChainRow } from './chain-statements';

export type Fault =
  | 'changed'
  /** The chain has a link for it, and the log has no event. */
  | 'removed'
  | 'added'
  /** On another head than the chain's, or beyond its end. */
  | 'sealed-otherwise'
  | 'seal-not-ours';

export interface Difference {
  readonly chain: string;
  readonly fault: Fault;
  /** The place in the chain, from 1. */
  readonly number: number;
  /** Of the event there, or of the last that is left; null where there is none. */
  readonly position: string | null;
  readonly eventId: string | null;
}

export type Compared =
  { readonly agrees: true; readonly link: Link } | { readonly agrees: false; readonly difference: Difference };

const isLink = (row: ChainRow, { chain, number, previous, hash, event }: Link): boolean =>
  row.tenant === chain &&
  row.number === number &&
  row.event_id === event.id &&
  row.previous.equals(previous) &&
  row.hash.equals(hash);

const next = async <T>(items: AsyncIterator<T, unknown>): Promise<T | null> => {
  const item = await items.next();
  return item.done === true ? null : item.value;
};

class Chains {
  private readonly heads = new Map<string, Head>();
  private readonly broken = new Set<string>();

  compare(event: StoredEvent, row: ChainRow): Compared[] {
    const chain = chainOf(event);
    if (this.broken.has(chain) && row.tenant === chain) return [];
    const link = nextLink(this.heads.get(chain) ?? emptyChain, event);
    if (!isLink(row, link)) {
      const chains = [...new Set([row.tenant, chain])];
      return chains.flatMap((each) => this.differs(each, 'changed', event.position, event.id));
    }
    this.heads.set(chain, headOf(link));
    return [{ agrees: true, link }];
  }

  differs(chain: string, fault: Fault, position: string, eventId: string): Compared[] {
    if (this.broken.has(chain)) return [];
    this.broken.add(chain);
    const number = (this.heads.get(chain) ?? emptyChain).count + 1;
    return [{ agrees: false, difference: { chain, fault, number, position, eventId } }];
  }
}

/** Recomputes every link, both sides in log order. Yields each chain's first difference only: no later link can agree. */
export async function* compareChain(
  log: AsyncIterable<StoredEvent>,
  rows: AsyncIterable<ChainRow>,
): AsyncGenerator<Compared> {
  const [events, links] = [log[Symbol.asyncIterator](), rows[Symbol.asyncIterator]()];
  const chains = new Chains();
  let event = await next(events);
  let row = await next(links);
  while (event !== null || row !== null) {
    if (row !== null && (event === null || row.position < event.position)) {
      yield* chains.differs(row.tenant, 'removed', row.position, row.event_id);
      row = await next(links);
    } else if (event !== null && (row === null || event.position < row.position)) {
      yield* chains.differs(chainOf(event), 'added', event.position, event.id);
      event = await next(events);
    } else if (event !== null && row !== null) {
      yield* chains.compare(event, row);
      [event, row] = [await next(events), await next(links)];
    }
  }
}
