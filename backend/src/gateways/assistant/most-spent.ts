import { mostOutputTokens } from './language-model';
import { mostRounds } from './model-talk';
import { costOf, type Spend, type TokenPrices } from './spend';

/** All rounds over the longest possible prompt: a whole training, the pages of a website, a long conversation. */
const mostUsed = { inputTokens: mostRounds * 10_000, outputTokens: mostRounds * mostOutputTokens };

/** The room to reserve for one answer. */
export const mostSpent = ({
  prices,
  patience,
}: {
  readonly prices: TokenPrices;
  readonly patience: number;
}): Spend => ({
  tokens: mostUsed.inputTokens + mostUsed.outputTokens,
  pence: costOf(mostUsed, prices),
  milliseconds: patience,
});
