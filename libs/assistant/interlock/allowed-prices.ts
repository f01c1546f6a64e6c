import { poundsOf } from '@pilotlight/contracts/values/money';
import type { SetPrice } from '@pilotlight/contracts/values/training';

const written = new WeakMap<readonly SetPrice[], readonly string[]>();

export const allowedPrices = ({ prices }: { readonly prices: readonly SetPrice[] }): readonly string[] => {
  const known = written.get(prices);
  if (known) return known;
  const all = prices.map(({ from }) => poundsOf(from));
  written.set(prices, all);
  return all;
};
