import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fault } from './faults';
import { apiVersion } from './requests/envelope';

const root = join(__dirname, ...Array.from({ length: 6 }, () => '..'));
const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');

const confirmedSchema = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  message: z.string().optional(),
});
const eventsSchema = z.object({ events: z.array(z.object({ id: z.string(), type: z.string() })) });
const callsSchema = z.object({
  calls: z.array(z.object({ call: z.string(), key: z.string().nullable(), status: z.int() })),
});

export interface Delivery {
  readonly to: string;
  readonly secret: string;
  /** In this order; the same may come twice. */
  readonly events: readonly string[];
  /** Seconds since 1970; now where absent. */
  readonly signedAt?: number;
  /** Rather than one after another. */
  readonly atOnce?: boolean;
}

/** A Stripe of one's own in another process: its API at `url`, and what only a test may do. */
export class StripeStandIn {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<StripeStandIn> {
    const program = ['--conditions=source', '-r', loader, join(__dirname, 'main.ts')];
    const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    for await (const bytes of child.stdout) {
      said += String(bytes);
      const [, url] = /^ready (\S+)\n/m.exec(said) ?? [];
      if (url) return new StripeStandIn(url, child);
    }
    throw new Error('Stripe’s stand-in ended before it was ready');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
  }

  /** As a browser confirms a payment with a card. */
  async confirm(clientSecret: string, card: string) {
    return confirmedSchema.parse(await this.#control('confirm', { clientSecret, card }));
  }

  async authenticate(clientSecret: string, granted: boolean) {
    return confirmedSchema.parse(await this.#control('authenticate', { clientSecret, granted }));
  }

  /** As in the portal. */
  async changeCard(customer: string, card: string) {
    return confirmedSchema.parse(await this.#control('card', { customer, card }));
  }

  /** By hand, in Stripe's dashboard. */
  async refund(paymentIntent: string, amount?: number): Promise<void> {
    await this.#control('refund', { paymentIntent, amount });
  }

  async now(): Promise<Date> {
    return new Date(z.object({ now: z.iso.datetime() }).parse(await this.#control('now')).now);
  }

  async moveTo(moment: Date): Promise<void> {
    await this.#control('clock', { to: moment.toISOString() });
  }

  /** The next calls go wrong; none any more where none is given. */
  async fail(...faults: readonly Fault[]): Promise<void> {
    await this.#control('faults', { faults });
  }

  /** From now on everything that happens is told there, or nobody. */
  async tell(listener: { readonly to: string; readonly secret: string } | null): Promise<void> {
    await this.#control('listen', { listener });
  }

  async allTold(): Promise<void> {
    await this.#control('told');
  }

  async eventsOf(subscription: string) {
    return eventsSchema.parse(await this.#control('events', { subscription })).events;
  }

  async deliver(delivery: Delivery): Promise<readonly number[]> {
    const answer = await this.#control('deliver', { atOnce: false, ...delivery });
    return z.object({ statuses: z.array(z.int()) }).parse(answer).statuses;
  }

  async calls() {
    return callsSchema.parse(await this.#control('calls')).calls;
  }

  /** Charges that succeeded, and pence of them that didn't go back. */
  async moneyOf(customer: string) {
    return z.object({ charges: z.int(), kept: z.int() }).parse(await this.#control('money', { customer }));
  }

  async heldOf(customer: string): Promise<string> {
    const headers = { authorization: 'Bearer sk_test_standin', 'stripe-version': apiVersion };
    return await (await fetch(`${this.url}/v1/customers/${customer}`, { headers })).text();
  }

  async #control(name: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${this.url}/_stand-in/${name}`, { method: 'POST', body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  }
}
