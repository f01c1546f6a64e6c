import Sdk from 'stripe';
import type { Book, Happening } from './book';

const { webhooks } = new Sdk('sk_test_standin');
const patience = 10_000;
const tries = 3;

export interface Letter {
  readonly to: string;
  readonly secret: string;
  /** Seconds since 1970 that the signature names; now where absent. */
  readonly signedAt?: number;
}

/** Signed by Stripe's own code; the answer's status, 0 where there is none. */
export const sent = async (event: Happening, { to, secret, signedAt }: Letter): Promise<number> => {
  const payload = JSON.stringify(event);
  const timestamp = signedAt ?? Math.floor(Date.now() / 1_000);
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(to, { method: 'POST', headers, body: payload, signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
};

/** Tells whoever listens of everything, in its order. */
export class Webhooks {
  #listener: Letter | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(book: Book) {
    book.onEvent = (event) => {
      const listener = this.#listener;
      if (listener) this.#last = this.#last.then(() => this.#insist(event, listener));
    };
  }

  listen(listener: Letter | null): void {
    this.#listener = listener;
  }

  /** Once everything is told. */
  async told(): Promise<void> {
    await this.#last;
  }

  async #insist(event: Happening, listener: Letter): Promise<void> {
    for (let time = 0; time < tries; time += 1) {
      const status = await sent(event, listener);
      if (status >= 200 && status < 300) return;
    }
  }
}
