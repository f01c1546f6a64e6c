import type { AnswerAccount, ScriptReason } from '@pilotlight/contracts/values/answer-account';
import type { BudgetOf } from './budget';

export type WatchedMessage = { readonly slug: string; readonly eventId: string };

export type EngineHappening =
  /** An answer was made or tried for, whether or not it is said. */
  | { readonly kind: 'spent'; readonly spent: Pick<AnswerAccount, 'inputTokens' | 'outputTokens' | 'costPence'> }
  | { readonly kind: 'answered'; readonly account: AnswerAccount }
  | { readonly kind: 'owed'; readonly reason: ScriptReason; readonly fault: string; readonly message: WatchedMessage }
  | { readonly kind: 'used-up'; readonly budget: BudgetOf; readonly key: string; readonly message: WatchedMessage }
  | { readonly kind: 'breaker-opened'; readonly rest: number }
  | { readonly kind: 'breaker-closed' };

export type EngineWatch = (happening: EngineHappening) => void;
