import { randomUUID } from 'node:crypto';
import { PaymentsProblem } from '../payments';
import type { Account, Outcome } from './account';
import { nextDueAt, nextStep } from './due';
import type { LedgerIds } from './ledger-ids';
import type { LedgerChange, LedgerStore } from './ledger-store';
import { eventOf } from './stripe-objects';
import type { WebhookDelivery } from './webhook-delivery';

const nobody = (): PaymentsProblem => new PaymentsProblem('declined', 'No such customer or subscription');

/** Accounts, the clock, and word of every change. */
export class LedgerBook {
  constructor(
    readonly store: LedgerStore,
    readonly ids: LedgerIds,
    private readonly delivery: WebhookDelivery,
  ) {}

  /** By any of its ids. */
  async account(id: string): Promise<Account> {
    const account = await this.store.find(id);
    if (!account) throw nobody();
    return account;
  }

  async change(id: string, act: (account: Account) => Outcome): Promise<void> {
    const { id: accountId } = await this.account(id);
    await this.decide(accountId, (account) => {
      if (!account) throw nobody();
      return { ...this.kept(act(account)), answer: null };
    });
  }

  /** What happened is told as soon as it is kept. */
  async decide<T>(accountId: string, decide: (account: Account | null) => LedgerChange<T>): Promise<T> {
    const answer = await this.store.change(accountId, decide);
    void this.delivery.send();
    return answer;
  }

  kept({ account, happened }: Outcome): Omit<LedgerChange<null>, 'answer'> {
    const events = happened.map((each) => eventOf(account, each, this.ids, randomUUID()));
    return { account: happened.length === 0 ? null : account, events };
  }

  /** Milliseconds since 1970 by the clock that can be moved. */
  async now(): Promise<number> {
    return Date.now() + (await this.store.ahead());
  }

  /** Moves the clock, and lets happen what is due until then in the order of its time. */
  async advance(milliseconds: number): Promise<void> {
    await this.store.setAhead((await this.store.ahead()) + milliseconds);
    await this.runDue();
  }

  async runDue(): Promise<void> {
    const now = await this.now();
    for (let due = await this.store.firstDue(now); due; due = await this.store.firstDue(now))
      await this.store.change(due.accountId, (account) => {
        const isDue = account !== null && (nextDueAt(account) ?? Infinity) <= now;
        const step = isDue ? this.kept(nextStep(account, this.ids)) : { account: null, events: [] };
        return { ...step, answer: null };
      });
    await this.delivery.send();
  }

  async close(): Promise<void> {
    await this.delivery.close();
  }
}
