import { Injectable } from '@nestjs/common';
import { KeyedCounter, type KeyLimit } from '../concurrency/keyed-counter';

/**
 * Messages that wait for their answers at once, in this process: a visitor with a few windows, a mobile network's many behind one address, a busy
 * firm, what memory bears.
 */
export const openAtOnce = { session: 8, address: 1_000, tenant: 2_000, process: 5_000 } as const;

interface Asker {
  readonly sessionId: string;
  /** As `callerAddress` gives it. */
  readonly address: string;
  readonly slug: string;
}

@Injectable()
export class OpenChats {
  readonly #open = new KeyedCounter();

  /** Takes a message through to its answer; `crowded`: too many wait already, and only danger is answered besides. */
  async within<T>({ sessionId, address, slug }: Asker, answer: (crowded: boolean) => Promise<T>): Promise<T> {
    const places: readonly KeyLimit[] = [
      [`session ${sessionId}`, openAtOnce.session],
      [`address ${address}`, openAtOnce.address],
      [`tenant ${slug}`, openAtOnce.tenant],
      ['process', openAtOnce.process],
    ];
    const crowded = this.#open.wouldExceed(places);
    this.#open.add(places);
    try {
      return await answer(crowded);
    } finally {
      this.#open.subtract(places);
    }
  }
}
