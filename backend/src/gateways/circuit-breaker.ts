/** So many `failures` in a row open it. */
export type BreakerRules = { readonly failures: number; readonly rest: number; readonly longestRest: number };

export const usualRules: BreakerRules = { failures: 3, rest: 30_000, longestRest: 300_000 };

type State =
  | { readonly kind: 'closed'; readonly failures: number }
  /** No call is let through before `until`; then one is, to try. */
  | { readonly kind: 'open'; readonly until: number; readonly rest: number; readonly trying: boolean };

/** Spares callers the wait for a provider that is down: after failures in a row no call is let through for a while, then one to try. */
export class CircuitBreaker {
  #state: State = { kind: 'closed', failures: 0 };

  constructor(
    private readonly now: () => number,
    private readonly rules: BreakerRules = usualRules,
    /** Milliseconds of rest when it opens, null when it closes. */
    private readonly onTurn: (rest: number | null) => void = () => undefined,
  ) {}

  /** Every call let through must report `succeeded`, `failed` or `calledOff`. */
  enter(): boolean {
    const state = this.#state;
    if (state.kind === 'closed') return true;
    if (state.trying || this.now() < state.until) return false;
    this.#state = { ...state, trying: true };
    return true;
  }

  succeeded(): void {
    if (this.#state.kind === 'open') this.onTurn(null);
    this.#state = { kind: 'closed', failures: 0 };
  }

  /** `lasting`: it is no use to call again soon. */
  failed(lasting = false): void {
    const state = this.#state;
    const { failures, rest, longestRest } = this.rules;
    if (state.kind === 'open') {
      if (state.trying) this.#open(Math.min(state.rest * 2, longestRest));
    } else if (lasting) this.#open(longestRest);
    else if (state.failures + 1 >= failures) this.#open(rest);
    else this.#state = { kind: 'closed', failures: state.failures + 1 };
  }

  /** Nobody waited for the outcome: the next call may try instead. */
  calledOff(): void {
    if (this.#state.kind === 'open') this.#state = { ...this.#state, trying: false };
  }

  #open(rest: number): void {
    this.onTurn(rest);
    this.#state = { kind: 'open', until: this.now() + rest, rest, trying: false };
  }
}
