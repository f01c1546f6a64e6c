import { poundsOf } from '@pilotlight/contracts/values/money';
import type { SetPrice } from '@pilotlight/contracts/values/training';
import { isFor, isForComingOut, isForTheVisit } from './priced-likeness';
import { type PricedWork, pricedWorkIn } from './priced-work';

const most = 4;
const mostKept = 1_000;
const kept = new Map<string, PricedWork>();

/** A firm's prices are looked at again with every question: read once. */
const workOf = ({ what }: SetPrice): PricedWork => {
  const known = kept.get(what);
  if (known) return known;
  const work = pricedWorkIn(what);
  if (kept.size >= mostKept) kept.clear();
  kept.set(what, work);
  return work;
};

const overall =
  /\b(?:(?:your|ur|the|any) (?:prices|rates|charges|fees|pricing)|price ?list|(?:do|would) (?:you|u|ya) (?:guys )?charge)\b|^\W*(?:(?:hi|hello|hey)\W+)?(?:prices|rates|charges|fees|pricing)\W*$/iu;
const asksWhether =
  /(?<!\b(?:how much|what) )\b(?:do|would|will) (?:you|u|ya|ye)(?: guys)? charge\b|\bis there a (?:charge|fee)\b/iu;
const ofTheHour = /\b(?:hourly|(?:per|an|by the|first) hour)\b/iu;
/** Coming out and doing something is one request. */
const parts = /(?<!\bcom(?:e|ing)(?: out| round| over)? )\b(?:and|or|plus|also)\b|[,;.?!&+]/iu;

const nearestTo = (prices: readonly SetPrice[], asked: PricedWork, text: string): readonly SetPrice[] => {
  const likenesses = [isFor, isForTheVisit, ...(asksWhether.test(text) ? [] : [isForComingOut])];
  for (const isLike of likenesses) {
    const found = prices.filter((price) => isLike(workOf(price), asked, price.what));
    if (found.length > 0) return found;
  }
  return [];
};

const isEmpty = ({ works, things, kinds, others }: PricedWork): boolean =>
  works.size + things.size + kinds.size + others.size === 0;

export const asksForAllPrices = (text: string): boolean => isEmpty(pricedWorkIn(text)) && overall.test(text);

/** A fuel named apart from the work, "its an oil boiler", is the fuel of that work. */
const partsOf = (text: string): readonly PricedWork[] => {
  const read = text.split(parts).map((part) => pricedWorkIn(part));
  const besides = read.filter(({ worksAreSaid }) => !worksAreSaid).flatMap(({ kinds }) => [...kinds]);
  const named = read.filter(({ worksAreSaid }) => worksAreSaid);
  return named.map((work) => ({ ...work, kinds: new Set([...work.kinds, ...besides]) }));
};

/** "3 bed semi", "with 2 bathrooms": a home, whose work has the same price from. */
const ofTheHome =
  /(?:\b(?:in|for|with|its|it['’]s|got|have|ive got)\s+)?(?:\b(?:an?|my|our)\s+)?(?:\b(?:\d|one|two|three|four|five|six)[ -]?(?:bed(?:room)?s?|bathrooms?|baths?|showers?|stor(?:e?y|ies))(?:ed)?\b|\b(?:semi|detached|end terrace|mid terrace|terraced?|bungalow|maisonette)(?:[ -]detached)?(?: house| home)?\b)/giu;

const pricesOf = (prices: readonly SetPrice[], text: string): readonly SetPrice[] => {
  const asked = pricedWorkIn(text);
  const exact = prices.filter((price) => isFor(workOf(price), asked));
  if (exact.length > 0) return exact.slice(0, most);
  // "a service and a CP12" are two jobs.
  const each = partsOf(text);
  const found = (each.length > 0 ? each : [asked]).flatMap((work) => nearestTo(prices, work, text));
  return prices.filter((price) => found.includes(price)).slice(0, most);
};

export const pricesAskedFor = (prices: readonly SetPrice[], text: string): readonly SetPrice[] => {
  if (prices.length === 0) return prices;
  const asked = pricedWorkIn(text);
  if (prices.some((price) => isFor(workOf(price), asked))) return pricesOf(prices, text);
  if (ofTheHour.test(text)) return prices.filter(({ what }) => ofTheHour.test(what)).slice(0, most);
  if (isEmpty(asked)) return overall.test(text) ? prices.slice(0, most) : [];
  const found = pricesOf(prices, text);
  const without = text.replaceAll(ofTheHome, ' ');
  if (found.length > 0 || without === text) return found;
  return isEmpty(pricedWorkIn(without)) ? [] : pricesOf(prices, without);
};

/** "Boiler service from £89.00, power flush from £350.00". */
export const pricesInWords = (prices: readonly SetPrice[]): string =>
  prices.map(({ what, from }) => `${what} from ${poundsOf(from)}`).join(', ');
