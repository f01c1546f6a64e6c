import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import { priceInWords } from '@pilotlight/contracts/values/price-words';
import type { SetPrice } from '@pilotlight/contracts/values/training';
import { withoutStop } from '../information-wordings';

const lowered = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
const raised = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1);
const article = (what: string): string => {
  if (/^(?:an?|the|our|each|per)\b|s$/iu.test(what.split(',')[0] ?? '')) return raised(what);
  return `${/^[aeio]/iu.test(what) ? 'An' : 'A'} ${lowered(what)}`;
};
const verbFor = (what: string, one: string, several: string): string =>
  /s$/iu.test((what.split(/[,(]/u)[0] ?? '').trim()) ? several : one;

const isPlain = (what: string): boolean => !/[,(:]/u.test(what);

const one = (price: SetPrice): string => {
  const { what, from, kind = 'from', includes } = price;
  if (kind === 'hourly' || kind === 'call-out' || !isPlain(what))
    return `${raised(what)}: ${priceInWords({ ...price, ...(includes && { includes: lowered(includes) }) }, shortPoundsOf)}`;
  const inIt = includes ? `, including ${lowered(withoutStop(includes))}` : '';
  const verb = kind === 'from' ? verbFor(what, 'starts at', 'start at') : verbFor(what, 'is', 'are');
  return `${article(what)} ${verb} ${shortPoundsOf(from)}${inIt}`;
};

/** "A new boiler starts at £2,250, including VAT." Several as a list, in their order. */
export const pricesSaid = (prices: readonly SetPrice[]): string => `${prices.map((price) => one(price)).join('. ')}.`;

const ofComingOut = /\b(?:call[- ]?outs?|first hour|hourly|diagnos\w*|attend\w*|visit)\b/iu;

/** What it costs that somebody comes: a call-out, else the first or each hour. */
export const callOutPrice = (prices: readonly SetPrice[]): SetPrice | undefined =>
  prices.find(({ kind }) => kind === 'call-out') ??
  prices.find(({ what }) => /\bcall[- ]?outs?\b/iu.test(what)) ??
  prices.find(({ what, kind }) => kind === 'hourly' || ofComingOut.test(what));
