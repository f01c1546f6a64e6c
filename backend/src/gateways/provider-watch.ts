import type { Provider } from '@pilotlight/contracts/values/notification-status';
import { CircuitBreaker, usualRules } from './circuit-breaker';

/** Milliseconds of rest when the breaker opens, null when it closes. */
export type ProviderWatch = (provider: Provider, rest: number | null) => void;

export const breakerOf = (provider: Provider, watch: ProviderWatch): CircuitBreaker =>
  new CircuitBreaker(Date.now, usualRules, (rest) => watch(provider, rest));
