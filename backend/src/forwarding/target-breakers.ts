import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../gateways/circuit-breaker';

const rules = { failures: 5, rest: 60_000, longestRest: 1_800_000 };

/** One for each target: where one is down, what else waits for it isn't tried in vain, and no other waits. */
@Injectable()
export class TargetBreakers {
  readonly #known = new LRUCache<string, { readonly breaker: CircuitBreaker; rest: number }>({ max: 5_000 });

  of(connectionId: string): CircuitBreaker {
    return this.#entry(connectionId).breaker;
  }

  /** Milliseconds until it is worth to look again. */
  restOf(connectionId: string): number {
    return this.#entry(connectionId).rest;
  }

  #entry(connectionId: string): { readonly breaker: CircuitBreaker; rest: number } {
    const known = this.#known.get(connectionId);
    if (known) return known;
    const entry = {
      breaker: new CircuitBreaker(Date.now, rules, (rest) => (entry.rest = rest ?? rules.rest)),
      rest: rules.rest,
    };
    this.#known.set(connectionId, entry);
    return entry;
  }
}
