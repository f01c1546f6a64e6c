import { signatureOf } from '../signature';
import type { LedgerStore } from './ledger-store';
import type { LedgerEvent } from './stripe-objects';

export const webhookPath = '/api/stripe/webhook';

const patience = 10_000;
const lease = 30_000;
const wait = 30_000;

/** Sends what happened to our own address, signed as Stripe signs; what nobody takes waits to be sent again. */
export class WebhookDelivery {
  #underWay: Promise<void> | undefined;
  #again = false;
  readonly #closing = new AbortController();

  constructor(
    private readonly store: LedgerStore,
    private readonly secret: string,
    /** Null while nothing listens. */
    private readonly address: () => string | null,
  ) {}

  /** What waits at this moment, oldest first. Ends early where it isn't taken. */
  async send(): Promise<void> {
    if (this.#underWay) {
      this.#again = true;
      return await this.#underWay;
    }
    this.#underWay = this.#sendAll().finally(() => (this.#underWay = undefined));
    await this.#underWay;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#underWay?.catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    do {
      this.#again = false;
      while (await this.#sendSome());
    } while (this.#again && !this.#closing.signal.aborted);
  }

  /** Whether there may be more. */
  async #sendSome(): Promise<boolean> {
    const address = this.address();
    if (address === null || this.#closing.signal.aborted) return false;
    const events = await this.store.takeEvents(lease);
    let isTaken = events.length > 0;
    for (const event of events) {
      isTaken = isTaken && (await this.#post(address, event));
      if (isTaken) await this.store.sent(event.id);
      else await this.store.notSent(event.id, wait);
    }
    return isTaken;
  }

  async #post(address: string, { body }: LedgerEvent): Promise<boolean> {
    try {
      const response = await fetch(`${address}${webhookPath}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signatureOf(body, this.secret, new Date()),
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(patience), this.#closing.signal]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
