import type { BudgetLimits } from '../budget';
import type { TokenPrices } from '../spend';
import type { OpenAiAccess } from './openai-model';

export interface OpenAiSettings {
  readonly access: OpenAiAccess;
  readonly prices: TokenPrices;
  readonly patience: number;
  readonly limits: BudgetLimits;
}
