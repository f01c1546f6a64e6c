import type { AnswerAccount, ScriptReason } from '@pilotlight/contracts/values/answer-account';
import { type AssistantChunk, AssistantEngine, type AssistantTurn } from '../../assistant/assistant-engine';
import { brokenRule } from '../../assistant/prompt/check-model-words';
import type { Budgets, Reservation } from './budget';
import type { CircuitBreaker } from './circuit-breaker';
import { EngineFault } from './engine-fault';
import { gathered } from './gathered';
import { soon } from './soon';
import { costOf, nothingSpent, type TokenPrices, type TokensUsed } from './spend';

export interface FallingBackRules {
  /** Milliseconds that the first engine has for a whole answer. */
  readonly patience: number;
  readonly prices: TokenPrices;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of each answer that the first engine owed; never words of the conversation. */
  readonly onFault: (reason: ScriptReason, message: string) => void;
}

/** Milliseconds that the counters have to answer. */
const counting = 400;

type Attempt =
  | { readonly kind: 'answered'; readonly chunks: readonly AssistantChunk[] }
  | {
      readonly kind: 'failed';
      readonly reason: ScriptReason;
      readonly used: TokensUsed;
      readonly withheld: string | null;
    };

const unused: TokensUsed = { inputTokens: 0, outputTokens: 0 };
const failed = (reason: ScriptReason, used = unused, withheld: string | null = null): Attempt => ({
  kind: 'failed',
  reason,
  used,
  withheld,
});

/** In danger only words that were weighed beforehand are said, and at once. */
const isScriptsAlone = ({ emergency, suspended, safety }: AssistantTurn): boolean =>
  emergency || suspended === true || safety.kind === 'hazard' || safety.kind === 'doubt';

/** The first engine's answer where there is one in time that may be shown; the second's in its place otherwise, whole. */
export class FallingBackEngine extends AssistantEngine {
  constructor(
    private readonly primary: AssistantEngine,
    private readonly fallback: AssistantEngine,
    private readonly breaker: CircuitBreaker,
    private readonly budgets: Budgets,
    private readonly rules: FallingBackRules,
  ) {
    super();
  }

  get name(): AssistantEngine['name'] {
    return this.fallback.name;
  }

  async *reply(turn: AssistantTurn, signal: AbortSignal): AsyncGenerator<AssistantChunk> {
    const began = this.rules.now();
    const attempt = await this.#attempt(turn, signal);
    if (attempt.kind === 'answered') {
      yield* attempt.chunks;
      return;
    }
    for await (const chunk of this.fallback.reply(turn, signal))
      yield chunk.kind === 'reply' ? { ...chunk, account: this.#accountOf(attempt, began) } : chunk;
  }

  #accountOf({ reason, used, withheld }: Attempt & { kind: 'failed' }, began: number): AnswerAccount {
    return {
      engine: 'scripted',
      model: null,
      promptVersion: null,
      sources: [],
      latencyMs: Math.max(0, Math.round(this.rules.now() - began)),
      ...used,
      costPence: costOf(used, this.rules.prices),
      withheld,
      scriptedBecause: reason,
    };
  }

  async #attempt(turn: AssistantTurn, signal: AbortSignal): Promise<Attempt> {
    if (isScriptsAlone(turn)) return failed('danger');
    const { now, onFault, patience } = this.rules;
    const began = now();
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const reservation = await this.#reserved(turn, began);
    if (!reservation) return failed('budget');
    let used = unused;
    try {
      if (!this.breaker.enter()) return failed('circuit-open');
      const attempt = await this.#checked(turn, inTime);
      used = usedBy(attempt);
      return attempt;
    } finally {
      const pence = costOf(used, this.rules.prices);
      const spent = { tokens: used.inputTokens + used.outputTokens, pence, milliseconds: now() - began };
      await soon(
        reservation.settle(spent).catch(() => onFault('budget', 'an answer was not counted')),
        counting,
      );
    }
  }

  /** Counters that don't answer at once leave no room: nobody waits for them, and what they set aside is given back. */
  async #reserved({ session }: AssistantTurn, at: number): Promise<Reservation | null> {
    const { onFault } = this.rules;
    const asked = this.budgets.reserve(session, at).catch((error: unknown) => {
      onFault('budget', error instanceof Error ? error.name : 'the counters failed');
      return null;
    });
    const reservation = await soon(asked, counting);
    if (reservation !== undefined) return reservation;
    onFault('budget', 'the counters are slow');
    void asked
      .then(async (late) => await late?.settle(nothingSpent))
      .catch(() => onFault('budget', 'room was not given back'));
    return null;
  }

  async #checked(turn: AssistantTurn, signal: AbortSignal): Promise<Attempt> {
    try {
      const chunks = await gathered(this.primary.reply(turn, signal), signal);
      this.breaker.succeeded();
      const last = chunks.at(-1);
      if (last?.kind !== 'reply') return this.#reported('unusable', 'no reply');
      const rule = brokenRule(last.reply.text, turn);
      return rule ? this.#reported('unsafe', rule, last.account, rule) : { kind: 'answered', chunks };
    } catch (error) {
      if (!(error instanceof EngineFault)) {
        // Without an answer in time it is the provider's fault; anything else is ours, and no visitor's words may switch it off.
        if (signal.aborted) this.breaker.failed();
        else this.breaker.succeeded();
        return this.#reported(signal.aborted ? 'timeout' : 'unusable', error instanceof Error ? error.name : 'unknown');
      }
      const { fault, used } = error;
      if (fault.reason === 'unusable') this.breaker.succeeded();
      else this.breaker.failed(fault.lasting);
      return this.#reported(fault.reason, fault.message, used);
    }
  }

  #reported(reason: ScriptReason, message: string, used = unused, withheld: string | null = null): Attempt {
    this.rules.onFault(reason, message);
    return failed(reason, { inputTokens: used.inputTokens, outputTokens: used.outputTokens }, withheld);
  }
}

const usedBy = (attempt: Attempt): TokensUsed => {
  if (attempt.kind === 'failed') return attempt.used;
  const last = attempt.chunks.at(-1);
  return last?.kind === 'reply' && last.account ? last.account : unused;
};
