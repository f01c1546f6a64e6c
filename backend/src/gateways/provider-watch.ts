import type { Provider } from '@pilotlight/contracts/values/notification-status';
import { CircuitBreaker, usualRules } from './circuit-breaker';

/** Told when a provider is left alone, with the milliseconds it rests, and with null when it answers again. */
export type ProviderWatch = (provider: Provider, rest: number | null) => void;

/** A breaker for a provider, which tells its turns. */
export const breakerOf = (provider: Provider, watch: ProviderWatch): CircuitBreaker =>
  new CircuitBreaker(Date.now, usualRules, (rest) => watch(provider, rest));
