import type {
  ProviderFault,
  ProviderName,
  ProviderState,
  ProviderUse,
} from '@pilotlight/contracts/http/platform-health';

type Seen = Omit<ProviderState, 'use' | 'by' | 'restsUntil'> & { readonly restsUntil: number | null };

const nothingYet: Seen = { lastSuccessAt: null, lastFailureAt: null, failures: 0, fault: null, restsUntil: null };

/** What this process has seen of the providers since it started. */
export class ProviderStates {
  readonly #seen = new Map<ProviderUse, Seen>();

  constructor(
    private readonly names: Readonly<Record<ProviderUse, ProviderName>>,
    private readonly now: () => number = Date.now,
  ) {}

  /** A call came to its end; null: the provider was there. */
  heard(use: ProviderUse, fault: ProviderFault | null): void {
    const before = this.#of(use);
    const at = new Date(this.now()).toISOString();
    this.#seen.set(
      use,
      fault === null
        ? { ...before, lastSuccessAt: at, failures: 0, fault }
        : { ...before, lastFailureAt: at, failures: before.failures + 1, fault },
    );
  }

  /** Milliseconds for which the provider is not asked, or null: it is asked again. */
  rests(use: ProviderUse, milliseconds: number | null): void {
    const restsUntil = milliseconds === null ? null : this.now() + milliseconds;
    this.#seen.set(use, { ...this.#of(use), restsUntil });
  }

  all(): readonly ProviderState[] {
    const uses: readonly ProviderUse[] = ['email', 'texts', 'assistant', 'payments', 'files'];
    return uses.map((use) => {
      const { restsUntil, ...seen } = this.#of(use);
      const rests = restsUntil !== null && restsUntil > this.now();
      return { use, by: this.names[use], ...seen, restsUntil: rests ? new Date(restsUntil).toISOString() : null };
    });
  }

  #of(use: ProviderUse): Seen {
    return this.#seen.get(use) ?? nothingYet;
  }
}
