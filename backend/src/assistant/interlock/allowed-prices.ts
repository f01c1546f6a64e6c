import { poundsOf } from '@pilotlight/contracts/values/money';
import type { SetPrice } from '@pilotlight/contracts/values/training';

/** The prices that may be said, as they are written: "£89.00". */
export const allowedPrices = ({ prices }: { readonly prices: readonly SetPrice[] }): string[] =>
  prices.map(({ from }) => poundsOf(from));
