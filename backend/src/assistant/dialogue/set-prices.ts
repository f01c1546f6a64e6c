import { poundsOf } from '@pilotlight/contracts/values/money';
import type { SetPrice } from '@pilotlight/contracts/values/training';
import { stemsOf, stemsOfFirms } from './stems';

// What nearly every price is about doesn't tell one from another.
const general = new Set(['boil', 'boiler', 'heat', 'gas', 'new', 'standard', 'full']);
const most = 4;

const isAsked = ({ what }: SetPrice, asked: ReadonlySet<string>): boolean => {
  const words = [...stemsOfFirms(what)];
  const telling = words.filter((word) => !general.has(word));
  const needed = telling.length > 0 ? telling : words;
  return needed.length > 0 && needed.every((word) => asked.has(word));
};

const overall = /\b(?:prices|price list|rates|charges|fees|pricing|do you charge)\b/iu;

/** The set prices that a question is about; all of them where it asks for prices as such. Never more than four. */
export const pricesAskedFor = (prices: readonly SetPrice[], text: string): readonly SetPrice[] => {
  if (prices.length === 0) return prices;
  const asked = stemsOf(text);
  const named = prices.filter((price) => isAsked(price, asked));
  return (named.length > 0 || !overall.test(text) ? named : prices).slice(0, most);
};

/** "Boiler service from £89.00, power flush from £350.00". */
export const pricesInWords = (prices: readonly SetPrice[]): string =>
  prices.map(({ what, from }) => `${what} from ${poundsOf(from)}`).join(', ');
