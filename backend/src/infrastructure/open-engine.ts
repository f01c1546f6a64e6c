import { type AssistantEngine, ScriptedEngine } from '@pilotlight/assistant/assistant-engine';
import { Budgets } from '../gateways/assistant/budget';
import { CircuitBreaker, usualRules } from '../gateways/circuit-breaker';
import type { EngineWatch } from '../gateways/assistant/engine-watch';
import { FallingBackEngine } from '../gateways/assistant/falling-back-engine';
import { ModelEngine } from '../gateways/assistant/model-engine';
import { mostSpent } from '../gateways/assistant/most-spent';
import { OpenAiModel } from '../gateways/assistant/openai/openai-model';
import type { OpenAiSettings } from '../gateways/assistant/openai/openai-settings';
import type { SpendCounters } from '../gateways/assistant/spend-counters';

/** The script, or a model with the script behind it. Asks nobody anything yet. */
export const openEngine = (
  settings: OpenAiSettings | null,
  counters: SpendCounters,
  watch: EngineWatch,
): AssistantEngine => {
  const script = new ScriptedEngine();
  if (!settings) return script;
  const { access, prices, patience, limits } = settings;
  const now = Date.now;
  return new FallingBackEngine(
    new ModelEngine(new OpenAiModel(access), prices, now),
    script,
    new CircuitBreaker(now, usualRules, (rest) =>
      watch(rest === null ? { kind: 'breaker-closed' } : { kind: 'breaker-opened', rest }),
    ),
    new Budgets(counters, limits, mostSpent(settings)),
    { patience, prices, now, watch },
  );
};
