import type { AnswerAccount, ScriptReason } from '@pilotlight/contracts/values/answer-account';
import {
  AssistantEngine,
  type AssistantReply,
  type AssistantTurn,
  DangerHeard,
} from '@pilotlight/assistant/assistant-engine';
import { brokenRule } from '@pilotlight/assistant/prompt/check-model-words';
import { abortable, withTimeout } from '@pilotlight/subscriptions/timeout';
import type { BudgetOf, Budgets, Reservation } from './budget';
import type { CircuitBreaker } from '../circuit-breaker';
import { EngineFault } from './engine-fault';
import type { EngineWatch } from './engine-watch';
import { costOf, nothingSpent, type TokenPrices, type TokensUsed } from './spend';

export interface FallingBackRules {
  readonly patience: number;
  readonly prices: TokenPrices;
  readonly now: () => number;
  readonly watch: EngineWatch;
}

const counting = 400;

type Attempt =
  | { readonly kind: 'answered'; readonly answer: AssistantReply }
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

/** In danger only words that were reviewed beforehand are said, and at once. */
const isScriptsAlone = ({ emergency, suspended, safety }: AssistantTurn): boolean =>
  emergency || suspended === true || safety.kind === 'hazard' || safety.kind === 'doubt';

/** By a caller, not a timeout: the provider did nothing wrong. */
const isCalledOff = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');

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

  async reply(turn: AssistantTurn, signal: AbortSignal): Promise<AssistantReply> {
    const began = this.rules.now();
    const attempt = await this.#attempt(turn, signal);
    const answer =
      attempt.kind === 'answered'
        ? attempt.answer
        : { ...(await this.#fallenBack(turn, signal)), account: this.#accountOf(attempt, began) };
    if (answer.account) this.rules.watch({ kind: 'spent', spent: answer.account });
    return answer;
  }

  override count(account: AnswerAccount): void {
    this.rules.watch({ kind: 'answered', account });
  }

  /** Where danger was heard meanwhile the visitor is still told what to do. */
  async #fallenBack(turn: AssistantTurn, signal: AbortSignal): Promise<AssistantReply> {
    if (!(signal.reason instanceof DangerHeard)) return await this.fallback.reply(turn, signal);
    return await this.fallback.reply({ ...turn, emergency: true }, new AbortController().signal);
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
    const { now, patience } = this.rules;
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
      await withTimeout(
        reservation.settle(spent).catch(() => this.#owed(turn, 'budget', 'an answer was not counted')),
        counting,
      );
    }
  }

  /** Counters that don't answer at once leave no room; what they reserve later is given back. */
  async #reserved(turn: AssistantTurn, at: number): Promise<Reservation | null> {
    const usedUp = (budget: BudgetOf, key: string): void =>
      this.rules.watch({ kind: 'used-up', budget, key, message: turn.session });
    const asked = this.budgets.reserve(turn.session, at, usedUp).catch((error: unknown) => {
      this.#owed(turn, 'budget', error instanceof Error ? error.name : 'the counters failed');
      return null;
    });
    const reservation = await withTimeout(asked, counting);
    if (reservation !== undefined) return reservation;
    this.#owed(turn, 'budget', 'the counters are slow');
    void asked
      .then(async (late) => await late?.settle(nothingSpent))
      .catch(() => this.#owed(turn, 'budget', 'room was not given back'));
    return null;
  }

  async #checked(turn: AssistantTurn, signal: AbortSignal): Promise<Attempt> {
    try {
      const answer = await abortable(this.primary.reply(turn, signal), signal);
      this.breaker.succeeded();
      const rule = brokenRule(answer.reply.text, turn);
      return rule ? this.#reported(turn, 'unsafe', rule, answer.account, rule) : { kind: 'answered', answer };
    } catch (error) {
      if (isCalledOff(signal)) {
        this.breaker.calledOff();
        return failed('danger', error instanceof EngineFault ? error.used : unused);
      }
      if (!(error instanceof EngineFault)) {
        // A timeout is the provider's fault; anything else is ours, and no visitor's words may trip the breaker.
        if (signal.aborted) this.breaker.failed();
        else this.breaker.succeeded();
        return this.#reported(
          turn,
          signal.aborted ? 'timeout' : 'unusable',
          error instanceof Error ? error.name : 'unknown',
        );
      }
      const { fault, used } = error;
      if (fault.reason === 'unusable') this.breaker.succeeded();
      else this.breaker.failed(fault.lasting);
      return this.#reported(turn, fault.reason, fault.message, used);
    }
  }

  #reported(
    turn: AssistantTurn,
    reason: ScriptReason,
    message: string,
    used = unused,
    withheld: string | null = null,
  ): Attempt {
    this.#owed(turn, reason, message);
    return failed(reason, { inputTokens: used.inputTokens, outputTokens: used.outputTokens }, withheld);
  }

  #owed({ session: message }: AssistantTurn, reason: ScriptReason, fault: string): void {
    this.rules.watch({ kind: 'owed', reason, fault, message });
  }
}

const usedBy = (attempt: Attempt): TokensUsed =>
  attempt.kind === 'failed' ? attempt.used : (attempt.answer.account ?? unused);
