import type { AnswerAccount, ScriptReason } from '@pilotlight/contracts/values/answer-account';
import type { BudgetOf } from './budget';

/** A message by the event that received it: nothing of what was said. */
export type WatchedMessage = { readonly slug: string; readonly eventId: string };

/** What an operator of the assistant wants to see. No word of a conversation is in it. */
export type EngineHappening =
  /** An answer was made, or tried for, whether or not it is said. */
  | { readonly kind: 'spent'; readonly spent: Pick<AnswerAccount, 'inputTokens' | 'outputTokens' | 'costPence'> }
  | { readonly kind: 'answered'; readonly account: AnswerAccount }
  /** The model had no answer that could be shown; `fault` says why and, where it is known, what to do. */
  | { readonly kind: 'owed'; readonly reason: ScriptReason; readonly fault: string; readonly message: WatchedMessage }
  /** A limit left no room for an answer; `key` is its counter. */
  | { readonly kind: 'used-up'; readonly budget: BudgetOf; readonly key: string; readonly message: WatchedMessage }
  /** For so many milliseconds nobody is let through to the provider. */
  | { readonly kind: 'breaker-opened'; readonly rest: number }
  | { readonly kind: 'breaker-closed' };

export type EngineWatch = (happening: EngineHappening) => void;
