import type { Configuration } from '@pilotlight/contracts/configuration';
import type { BudgetLimits } from '../gateways/assistant/budget';
import { mostSpent } from '../gateways/assistant/most-spent';
import type { OpenAiSettings } from '../gateways/assistant/openai/openai-settings';
import { exceeds } from '../gateways/assistant/spend';

/** Null without a key: the script answers alone. */
export const openAiOf = (configuration: Configuration): OpenAiSettings | null =>
  configuration.OPENAI_API_KEY
    ? {
        access: {
          apiKey: configuration.OPENAI_API_KEY,
          baseUrl: configuration.OPENAI_BASE_URL,
          model: configuration.OPENAI_MODEL,
        },
        prices: {
          input: configuration.OPENAI_PENCE_PER_MILLION_INPUT,
          output: configuration.OPENAI_PENCE_PER_MILLION_OUTPUT,
        },
        patience: configuration.OPENAI_TIMEOUT_SECONDS * 1_000,
        limits: {
          session: configuration.OPENAI_SESSION_BUDGET,
          tenantDay: configuration.OPENAI_TENANT_DAY_BUDGET,
          day: configuration.OPENAI_DAY_BUDGET,
        },
      }
    : null;

export const budgetVariables: Readonly<Record<keyof BudgetLimits, string>> = {
  session: 'OPENAI_SESSION_BUDGET',
  tenantDay: 'OPENAI_TENANT_DAY_BUDGET',
  day: 'OPENAI_DAY_BUDGET',
};

/** Budgets too small for a single answer: the model would never be asked. */
export const budgetFaults = (settings: OpenAiSettings): string[] => {
  const most = mostSpent(settings);
  const least = `${most.tokens} tokens, ${most.pence} pence, ${most.milliseconds / 1_000} seconds`;
  return (['session', 'tenantDay', 'day'] as const)
    .filter((of) => exceeds(most, settings.limits[of]))
    .map((of) => `${budgetVariables[of]}: it leaves no room for one answer, which may take ${least}`);
};
