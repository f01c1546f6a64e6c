import { Injectable } from '@nestjs/common';

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

/** Counts the messages that wait for an answer. */
@Injectable()
export class OpenChats {
  readonly #open = new Map<string, number>();

  /** Takes a message through to its answer; `crowded`: too many wait already, and only danger is answered besides. */
  async within<T>({ sessionId, address, slug }: Asker, answer: (crowded: boolean) => Promise<T>): Promise<T> {
    const places = [
      [`session ${sessionId}`, openAtOnce.session],
      [`address ${address}`, openAtOnce.address],
      [`tenant ${slug}`, openAtOnce.tenant],
      ['process', openAtOnce.process],
    ] as const;
    const crowded = places.some(([place, most]) => this.#at(place) >= most);
    for (const [place] of places) this.#open.set(place, this.#at(place) + 1);
    try {
      return await answer(crowded);
    } finally {
      for (const [place] of places) this.#leave(place);
    }
  }

  #at(place: string): number {
    return this.#open.get(place) ?? 0;
  }

  #leave(place: string): void {
    const left = this.#at(place) - 1;
    if (left > 0) this.#open.set(place, left);
    else this.#open.delete(place);
  }
}
