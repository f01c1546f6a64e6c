import { createHmac } from 'node:crypto';

/** Ids and secrets of Stripe's form, derived: the same is always called the same, and nobody guesses one. */
export class LedgerIds {
  constructor(private readonly secret: Buffer) {}

  of(
    prefix: 'cus' | 'sub' | 'in' | 'pi' | 'ch' | 'evt' | 're' | 'ip' | 'si',
    ...parts: readonly (string | number)[]
  ): string {
    return `${prefix}_${this.#derived([prefix, ...parts].join('\n')).slice(0, 24)}`;
  }

  clientSecretOf(paymentIntentId: string): string {
    return `${paymentIntentId}_secret_${this.#derived(`client secret\n${paymentIntentId}`).slice(0, 25)}`;
  }

  #derived(name: string): string {
    return createHmac('sha512', this.secret).update(name).digest('base64').replace(/[+/=]/g, '');
  }
}
