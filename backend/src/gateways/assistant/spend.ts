/** Milliseconds at the provider, among others. */
export type Spend = { readonly tokens: number; readonly pence: number; readonly milliseconds: number };

export const nothingSpent: Spend = { tokens: 0, pence: 0, milliseconds: 0 };

export const added = (one: Spend, other: Spend): Spend => ({
  tokens: one.tokens + other.tokens,
  pence: one.pence + other.pence,
  milliseconds: one.milliseconds + other.milliseconds,
});

export const exceeds = (spent: Spend, limit: Spend): boolean =>
  spent.tokens > limit.tokens || spent.pence > limit.pence || spent.milliseconds > limit.milliseconds;

/** Pence for a million tokens. */
export type TokenPrices = { readonly input: number; readonly output: number };
export type TokensUsed = { readonly inputTokens: number; readonly outputTokens: number };

/** Pence, to the ten-thousandth. */
export const costOf = ({ inputTokens, outputTokens }: TokensUsed, { input, output }: TokenPrices): number =>
  Math.round((inputTokens * input + outputTokens * output) / 100) / 10_000;
