import { Injectable } from '@nestjs/common';
import { KeyedCounter, type KeyLimit } from '../concurrency/keyed-counter';

/** In this process: a visitor's windows, a mobile network's address, a busy installer, what memory bears. */
export const openAtOnce = { session: 8, address: 1_000, tenant: 2_000, process: 5_000 } as const;

interface Asker {
  readonly sessionId: string;
  readonly address: string;
  readonly slug: string;
}

@Injectable()
export class OpenChats {
  readonly #open = new KeyedCounter();

  /** `crowded`: too many wait already, and only danger is answered. */
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
