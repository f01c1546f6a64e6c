import type { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { ScriptedEngine } from '@pilotlight/assistant/scripted-engine';
import type { SlotFinder } from '@pilotlight/assistant/slot-finder';
import { type BudgetLimits, Budgets } from './budget';
import { CircuitBreaker, usualRules } from '../circuit-breaker';
import type { EngineWatch } from './engine-watch';
import { FallingBackEngine } from './falling-back-engine';
import { ModelEngine } from './model-engine';
import { mostSpent } from './most-spent';
import { type OpenAiAccess, OpenAiModel } from './openai/openai-model';
import type { TokenPrices } from './spend';
import type { SpendCounters } from './spend-counters';

export interface OpenAiSettings {
  readonly access: OpenAiAccess;
  readonly prices: TokenPrices;
  /** Milliseconds for a whole answer. */
  readonly patience: number;
  readonly limits: BudgetLimits;
}

/** The engine that answers: the script, or a model with the script behind it. Asks nobody anything yet. */
export const openEngine = (
  settings: OpenAiSettings | null,
  slots: SlotFinder,
  counters: SpendCounters,
  watch: EngineWatch,
): AssistantEngine => {
  const script = new ScriptedEngine();
  if (!settings) return script;
  const { access, prices, patience, limits } = settings;
  const now = Date.now;
  return new FallingBackEngine(
    new ModelEngine(new OpenAiModel(access), slots, prices, now),
    script,
    new CircuitBreaker(now, usualRules, (rest) =>
      watch(rest === null ? { kind: 'breaker-closed' } : { kind: 'breaker-opened', rest }),
    ),
    new Budgets(counters, limits, mostSpent(settings)),
    { patience, prices, now, watch },
  );
};
